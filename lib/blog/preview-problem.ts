import 'server-only';
import { previewProblems } from '@/content/preview-problems';
import { jsonAnswer, wantsJson } from '@/lib/platform/http/answer';
import { html } from '@/lib/platform/http/html';
import { Refusal } from '@/lib/platform/http/refusal';
import { sitePage } from '../site-page';

/** Headers of every response about a draft. */
export const previewHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** Returns a page of the site that tells the editor what to do, or JSON for programs. Null is an unexpected error. */
export function previewProblemResponse(refusal: Refusal | null, { headers: sent }: Request): Response {
  const { status, code, message: plain, headers } = refusal ?? new Refusal(500, 'failed');
  const messages: Record<string, string> = previewProblems.messages;
  const message = messages[code] ?? plain;
  const all = { ...headers, ...previewHeaders };
  if (wantsJson(sent)) return jsonAnswer(status, { error: { code, message } }, all);

  const { title, back } = previewProblems;
  return sitePage(status, {
    title,
    headers: all,
    body: html`<h1>${title}</h1><p>${message}</p><p><a href="/blog">${back}</a></p>`,
  });
}
