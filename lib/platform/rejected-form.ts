import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { singleton } from './singleton.ts';

/** A form that was sent without JavaScript, and that we rejected. */
export interface RejectedForm {
  /** Set if the visitor can correct the form. */
  kind?: string | undefined;
  code: string;
  body: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  problem?: string | undefined;
  /** Path and query of the page that the form was sent from. */
  back?: string | undefined;
}

type Page = { status: number; html: string; headers: Record<string, string> };
type Render = (path: string) => Promise<Page>;

/** A singleton, because the server, the route handlers and the pages each load their own copy of this module. */
const sharedState = singleton('rejected-form', () => ({
  render: null as Render | null,
  form: new AsyncLocalStorage<RejectedForm>(),
  /** Rendered pages that show no input. The key contains everything that the page shows. */
  pages: new LRUCache<string, Page>({ max: 50 }),
}));

/** Pages that show why a form was rejected. They show the visitor's input only if the form has a `kind`. */
const PROBLEM_PAGES = /^\/(form|preview)-problem$/;

export function setPageRenderer(render: Render): void {
  sharedState.render = render;
}

/** The form for which the current page is rendered. Undefined if someone opened the page's URL directly. */
export const rejectedForm = () => sharedState.form.getStore();

/** Responds with the page at `path`, which reads `rejectedForm`; without a renderer (`next dev`), with plain text. */
export async function rejectWithPage(
  path: string,
  form: RejectedForm,
  { status, headers }: { status: number; headers?: Record<string, string> | undefined },
): Promise<Response> {
  if (!sharedState.render) {
    const text = [form.problem, ...Object.values(form.errors)].filter(Boolean).join('\n');
    return new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
  const { code, problem, back, kind } = form;
  const key = !kind && PROBLEM_PAGES.test(path) ? JSON.stringify([path, code, problem, back]) : '';
  const page = sharedState.pages.get(key) ?? (await sharedState.form.run(form, sharedState.render, path));
  if (key && page.status === 200) sharedState.pages.set(key, page);
  const sent = page.status === 200 ? status : page.status;
  return new Response(page.html, { status: sent, headers: { ...headers, ...page.headers } });
}
