import { type Agent, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Request } from './requests';

const TIMEOUT = 10_000;

interface Answer {
  status: number;
  text: string;
}

/** Sends a request; gives what is wrong with its answer, if anything, and the status. */
export async function send(url: URL, request: Request, agent: Agent) {
  try {
    const answer = await ask(url, request, agent);
    return { status: answer.status, what: wrongWith(request, answer) };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A connection that is closed while the rest of a refused body is being sent is an answer of its own.
    const isAnswer = code === 'EPIPE' || code === 'ECONNRESET';
    return { status: code ?? 'none', what: isAnswer ? null : message };
  }
}

function ask({ hostname, port }: URL, { body, ...request }: Request, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...request.headers, 'content-length': body.byteLength };
    const sent = open({ ...request, agent, hostname, port, headers }, (response) => {
      const status = response.statusCode ?? 0;
      text(response).then((answer) => resolve({ status, text: answer }), reject);
    });
    sent.setTimeout(TIMEOUT, () => sent.destroy(new Error('no answer within 10 s')));
    sent.on('error', reject);
    sent.end(body);
  });
}

function wrongWith({ path }: Request, { status, text }: Answer): string | null {
  if (/\n\s+at .+:\d+:\d+|node_modules\/|\.next\/server|webpack-internal|SQLITE_|PostgresError/.test(text))
    return 'shows internals';
  if (status < 500) return null;
  // By contract: without a secret neither is there; a picture of an allowed host that cannot be reached.
  if (status === 503 && /^\/api\/(revalidate|draft)/.test(path)) return null;
  if ((status === 502 || status === 504) && path.startsWith('/api/vision')) return null;
  return `status ${status}`;
}
