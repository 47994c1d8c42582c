import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { json, text } from 'node:stream/consumers';
import { startHttp } from '@/lib/platform/testing/http-server';
import { fetchAlone } from './fetch';
import { stubs } from './sites';

/** A request to the submissions API. */
interface Submission {
  portal: string;
  form: string;
  status: number;
  body: {
    fields: { name: string; value: string }[];
    context: { pageUri?: string; pageName?: string; hutk?: string };
  };
}

interface Mode {
  /**
   * How HubSpot's script behaves: normally, it is missing, delayed until the next mode, has no forms API, throws, or
   * renders nothing.
   */
  script: 'ok' | '404' | 'slow' | 'no-forms' | 'throws' | 'silent';
  /** Status of responses from the submissions API. */
  api: 200 | 429 | 500;
}

const defaults: Mode = { script: 'ok', api: 200 };
const url = `http://127.0.0.1:${stubs.hubspot}`;

/** Fakes HubSpot's script host and submissions API on loopback. */
export async function startHubspot(): Promise<void> {
  const script = await readFile(path.join(import.meta.dirname, 'hubspot/forms.js'), 'utf8');
  let received = { submissions: [] as Submission[], scriptCalls: 0 };
  let mode = defaults;
  let changed = Promise.withResolvers<void>();

  await startHttp(async (request, response) => {
    const respond = (status: number, body: object = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const { pathname } = new URL(request.url ?? '/', url);
    const [, portal, form] = /^\/submissions\/v3\/integration\/submit\/(.+)\/(.+)$/.exec(pathname) ?? [];
    if (pathname === '/__control') {
      mode = { ...defaults, ...JSON.parse(await text(request)) };
      received = { submissions: [], scriptCalls: 0 };
      changed.resolve();
      changed = Promise.withResolvers();
      respond(200);
    } else if (pathname === '/__received') {
      respond(200, received);
    } else if (pathname === '/forms/embed/v2.js' && mode.script !== '404') {
      received.scriptCalls += 1;
      if (mode.script === 'slow') await changed.promise;
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      response.end(script.replace("'MODE'", JSON.stringify(mode.script)));
    } else if (portal && form && request.method === 'POST') {
      const body = (await json(request)) as Submission['body'];
      received.submissions.push({ portal, form, status: mode.api, body });
      respond(mode.api);
    } else respond(404);
  }, stubs.hubspot);
}

/** Controls the fake HubSpot from another process. */
export const hubspot = {
  scriptUrl: `${url}/forms/embed/v2.js`,

  /** Sets the mode and forgets earlier requests. */
  async behave(mode: Partial<Mode> = {}): Promise<void> {
    await fetchAlone(`${url}/__control`, { method: 'POST', body: JSON.stringify(mode) });
  },

  async received(): Promise<{ submissions: Submission[]; scriptCalls: number }> {
    return (await fetchAlone(`${url}/__received`)).json();
  },

  /** The submission with this email, if any. */
  async submissionOf(email: string): Promise<Submission | undefined> {
    const { submissions } = await this.received();
    return submissions.find(({ body }) => body.fields.some((field) => field.value === email));
  },
};
