import { AsyncLocalStorage } from 'node:async_hooks';
import { LRUCache } from 'lru-cache';
import { singleton } from './singleton.ts';

/** A form that was sent without JavaScript and cannot be accepted as it is. */
export interface RejectedForm {
  /** The kind of the form, if it can be corrected. */
  kind?: string | undefined;
  /** The error code. */
  code: string;
  /** Fields as they were sent, by name. */
  body: Readonly<Record<string, unknown>>;
  /** Error messages by the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** The error message of the form as a whole. */
  problem?: string | undefined;
  /** Path and query of the page that the form was sent from. */
  back?: string | undefined;
}

type Page = { status: number; html: string; headers: Record<string, string> };
type Render = (path: string) => Promise<Page>;

/** Shared by the server, the route handlers and the pages, each of which loads this module. */
const shared = singleton('rejected-form', () => ({
  render: null as Render | null,
  form: new AsyncLocalStorage<RejectedForm>(),
  /** Pages that hold no input, by everything that they show. */
  refusals: new LRUCache<string, Page>({ max: 50 }),
}));

/** Pages that show nothing but why a request was rejected, unless the form can be corrected. */
const REFUSAL = /^\/(form|preview)-problem$/;

/** Lets route handlers respond with pages that `render` makes. */
export function adoptRenderer(render: Render): void {
  shared.render = render;
}

/** The form that the page being rendered responds to; undefined if somebody opened its address. */
export const rejectedForm = () => shared.form.getStore();

/**
 * Responds to a rejected form with the page at `path`, which reads the form by `rejectedForm`. The response is the
 * message as plain text if no server of ours runs, as under `next dev`.
 */
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
  const key = !kind && REFUSAL.test(path) ? JSON.stringify([path, code, problem, back]) : '';
  const page = shared.refusals.get(key) ?? (await shared.form.run(form, shared.render, path));
  if (key && page.status === 200) shared.refusals.set(key, page);
  const sent = page.status === 200 ? status : page.status;
  return new Response(page.html, { status: sent, headers: { ...headers, ...page.headers } });
}
