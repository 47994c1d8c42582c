import { standalonePolicy } from '../csp.ts';

/** Markup in which every value is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

/** Tagged template that escapes values, keeps Html, joins lists and drops null, undefined and booleans. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + toText(parts[index])).join(''));
}

/** Attributes as markup: true renders the bare name; false, null and undefined are left out. */
export function attributes(values: Record<string, string | number | boolean | null | undefined>): Html {
  return new Html(
    Object.entries(values)
      .filter(([, value]) => value !== false && value != null)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
      .join(''),
  );
}

function toText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(toText).join('');
  return typeof part === 'string' || typeof part === 'number' ? escapeHtml(String(part)) : '';
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text escaped for HTML and XML, including attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** Inline, because a standalone page must not wait for other files. */
const STYLE = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#fbf8f2;color:#062a33;font:1.0625rem/1.6 "Instrument Sans",system-ui,sans-serif}main{max-width:42rem;margin:0 auto;padding:3rem 1.5rem 4rem}h1{font:500 2.25rem/1.1 Fraunces,Georgia,serif;letter-spacing:-.02em;margin:0 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}a{color:#0a6457}form{display:grid;gap:1.25rem;margin-top:2rem}.field{display:grid;gap:.35rem}label{font-size:.9375rem;font-weight:600}input,select,textarea{width:100%;min-height:48px;padding:.65rem .85rem;font:inherit;color:inherit;background:#fff;border:1px solid #8c9a97;border-radius:4px}input:is([type=checkbox],[type=radio]){accent-color:#0a6457;width:1.5rem;min-height:1.5rem;margin:0 .6rem 0 0;vertical-align:middle}[aria-invalid]{border-color:#a61e1e;box-shadow:inset 0 0 0 1px #a61e1e}.error{margin:0;color:#a61e1e;font-weight:500}.hint{margin:0;font-size:.9375rem;color:#14596a}.form-error{margin:0;padding:.9rem 1.1rem;background:#fff;border:1px solid #a61e1e;border-radius:4px}fieldset{min-width:0;margin:0;padding:0;border:0}legend{padding:0 0 .5rem;font-weight:600}.honeypot{position:absolute;left:-200vw}button{justify-self:start;min-height:48px;padding:.7rem 1.6rem;font:inherit;font-weight:600;color:#fff;background:#0a6457;border:0;border-radius:4px;cursor:pointer}:focus-visible{outline:2px solid #0e7c6b;outline-offset:2px}`;

type Frame = { header: Html; footer: Html; style: string };

/** `script`: the source of an inline script. */
type Page = { title: string; body: Html; frame?: Frame; script?: string };

export type StandalonePage = ReturnType<typeof standalonePage>;

/** A standalone HTML document with inline style, and the policy that allows nothing else. */
export function standalonePage({ title, body, frame, script }: Page) {
  const styles = STYLE + (frame?.style ?? '');
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${new Html(styles)}</style></head><body>${frame?.header}<main>${body}</main>${frame?.footer}${script && html`<script>${new Html(script)}</script>`}</body></html>`;
  return { text: page.text, policy: standalonePolicy(styles, script) };
}

/** A response with a `standalonePage`, never cached. */
export function htmlPage(
  status: number,
  { headers = {}, ...page }: Page & { headers?: Record<string, string> },
): Response {
  const { text, policy } = standalonePage(page);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      ...headers,
    },
  });
}
