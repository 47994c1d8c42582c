import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { startNginx } from './e2e/support/scale/nginx';
import { startSite } from './lib/platform/testing/start-site';

const conf = 'deploy/nginx/sea-oat-stays.conf';
const now = readFileSync(conf, 'utf8');
await using site = await startSite({ PORT: '6330', TRUSTED_PROXIES: '1', LEADS_DATABASE_URL: 'file:/tmp/releases/measure.db' }, { port: 6330 });
writeFileSync(conf, execFileSync('git', ['show', '1f8020d1:' + conf], { encoding: 'utf8' }));
await using before = await startNginx('/tmp/releases/nginx-before', { https: 6331, http: 6332, ports: [6330] }).finally(() => writeFileSync(conf, now));
await using after = await startNginx('/tmp/releases/nginx-after', { https: 6333, http: 6334, ports: [6330] });
const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
async function load(port: number, path: (n: number) => string, seconds = 6) {
  const end = Date.now() + seconds * 1000;
  const counts: Record<string, number> = {};
  let n = 0;
  await Promise.all(Array.from({ length: 8 }, async () => {
    while (Date.now() < end) {
      const status = await new Promise<number>((resolve, reject) =>
        request({ host: 'localhost', port, agent, path: path(n++), headers: { 'accept-encoding': 'gzip' } }).on('response', (r) => { r.resume().on('end', () => resolve(r.statusCode ?? 0)); }).on('error', reject).end());
      counts[status] = (counts[status] ?? 0) + 1;
    }
  }));
  return JSON.stringify(counts);
}
for (const round of [1, 2])
  for (const [name, port] of [['before', 6331], ['after', 6333]] as const) {
    console.log(round, name, 'plain      ', await load(port, () => '/plans'));
    console.log(round, name, 'utm_source ', await load(port, (n) => `/plans?utm_source=visitor-${n}`));
    console.log(round, name, 'unknown    ', await load(port, (n) => `/plans?n=${n}`));
    console.log(round, name, 'book-a-time', await load(port, () => '/book-a-time'));
  }
process.exit(0);
