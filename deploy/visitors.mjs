// Visitors who read pages and send forms through nginx on this machine, while something happens to the instances:
//   node deploy/visitors.mjs https://HOST [FORMS] [PAGES] [SECONDS]
// Spread over the seconds, each from an address of its own. Prints the receipts, and counts to standard error.
import { once } from 'node:events';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

const [origin, forms = 500, pages = 2000, seconds = 60] = process.argv.slice(2);
const paths = '/ /plans /blog /vacation-rentals /partner/destin /book-a-time /contact /search'.split(' ');

/** Sends a request from another network of loopback, on a connection of its own. */
async function send(path, n, options = {}, body = '') {
  const sent = request(origin + path, {
    agent: false,
    localAddress: `127.${1 + (n % 200)}.${n % 256}.1`,
    rejectUnauthorized: false,
    signal: AbortSignal.timeout(60_000),
    ...options,
  });
  sent.end(body);
  const [response] = await once(sent, 'response');
  return { status: response.statusCode, body: (await response.toArray()).join('') };
}

async function read(n) {
  const path = paths[n % paths.length];
  const { status, body } = await send(path, n);
  if (status !== 200 || !body.includes('</html>')) throw new Error(`${path}: ${status}`);
}

async function sendForm(n) {
  const name = `guest-${n}`;
  const fields = { name, email: `${name}@example.com`, topic: 'guest', message: `From ${name}.` };
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const options = { method: 'POST', headers };
  const { status, body } = await send('/api/leads/contact', n, options, JSON.stringify(fields));
  if (status !== 201) throw new Error(`form: ${status}`);
  return JSON.parse(body).id;
}

/** Starts `count` of them, evenly spread. Resolves once all have ended. */
function spread(count, visit) {
  const visits = Array.from({ length: count }, async (_, n) => {
    await sleep((n / count) * seconds * 1000);
    return visit(n);
  });
  return Promise.allSettled(visits);
}

/** Prints how many went wrong, and how. Returns what the others resolved with. */
function report(name, settled) {
  const bad = settled.flatMap(({ reason }) => (reason ? [reason.code ?? reason.message] : []));
  const counts = Object.entries(Object.groupBy(bad, String)).map(
    ([what, { length }]) => `${length} × ${what}`,
  );
  console.error(`${name}: ${settled.length}, bad: ${bad.length} ${counts.join(', ')}`);
  return settled.flatMap(({ value }) => value ?? []);
}

const [sent, visited] = await Promise.all([spread(Number(forms), sendForm), spread(Number(pages), read)]);
for (const id of report('forms', sent)) console.log(id);
report('page views', visited);
