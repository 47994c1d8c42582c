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
const shared = singleton('rejected-form', () => ({
  render: null as Render | null,
  form: new AsyncLocalStorage<RejectedForm>(),
  /** Rendered pages that show no input. The key contains everything that the page shows. */
  pages: new LRUCache<string, Page>({ max: 50 }),
}));

/** Paths of pages that show only why a form was rejected, and no input, unless the form has a `kind`. */
const INPUT_FREE_PAGE = /^\/(form|preview)-problem$/;

export function setPageRenderer(render: Render): void {
  shared.render = render;
}

/** The form for which the current page is rendered. Undefined if someone opened the page's URL directly. */
export const rejectedForm = () => shared.form.getStore();

/** The page at `path` gets the form from `rejectedForm`. `next dev` has no renderer, so the response is plain text. */
export async function rejectWithPage(
  path: string,
  form: RejectedForm,
  { status, headers }: { status: number; headers?: Record<string, string> | undefined },
): Promise<Response> {
  if (!shared.render) {
    const text = [form.problem, ...Object.values(form.errors)].filter(Boolean).join('\n');
    return new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });
  }
  const { code, problem, back, kind } = form;
  const key = !kind && INPUT_FREE_PAGE.test(path) ? JSON.stringify([path, code, problem, back]) : '';
  const page = shared.pages.get(key) ?? (await shared.form.run(form, shared.render, path));
  if (key && page.status === 200) shared.pages.set(key, page);
  const sent = page.status === 200 ? status : page.status;
  return new Response(page.html, { status: sent, headers: { ...headers, ...page.headers } });
}
