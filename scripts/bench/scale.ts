import { setTimeout as sleep } from 'node:timers/promises';
import type { Server } from '@/lib/platform/testing/start-site';
import { article, everyPathIn } from '../../e2e/support/pages';
import { type Cluster, startCluster } from '../../e2e/support/scale/cluster';
import { stateOf } from '../../e2e/support/scale/publish';
import { buildSites } from '../lib/end-to-end.mjs';
import { printTable, ratio } from './table';
import { medianTime } from './times';
import { medians } from './wrk';

/** nginx passes on what carries this header, and the site takes no notice of its value. */
const PAST_THE_CACHE = 'Cookie: __prerender_bypass=guessed';

/** Requests a second that 32 connections get from `url`, the median of three rounds. */
async function rateOf(url: string, ...headers: string[]): Promise<number> {
  const [throughput] = await medians([url], ['Accept-Encoding: gzip', ...headers]);
  return Math.round(throughput?.rate ?? 0);
}

/** Prints what several instances give: requests a second, where pages are found, and what that costs in Redis. */
export async function run(): Promise<void> {
  await buildSites();
  await using cluster = await startCluster({ count: 2 });
  await printWhereFound(cluster);
  await printRates(cluster);
}

async function printWhereFound({ instances: [one, two] }: Cluster) {
  if (!one || !two) return;
  const paths = await everyPathIn(`${one.url}/server-sitemap.xml`);
  const read = async (url: string) => (await fetch(url)).arrayBuffer();
  for (const path of paths) await read(one.url + path);

  const rows: (string | number)[][] = [];
  const measure = async (name: string, instance: Server, budget: string) => {
    const before = await stateOf(instance);
    const time = await medianTime(paths, (path) => read(instance.url + path));
    const after = await stateOf(instance);
    // The question itself asks Redis once.
    const trips = (after.roundTrips - before.roundTrips - 1) / paths.length;
    rows.push([name, paths.length, time.toFixed(1), trips.toFixed(2), budget]);
  };
  await measure('Redis (made by the other instance)', two, '≤ 1');
  await measure('memory', two, '0');
  console.log('\nA page of the blog by where it is found.\n');
  printTable(['found in', 'pages', 'ms (median)', 'round trips to Redis a page', 'budget'], rows);
}

async function printRates(cluster: Cluster) {
  const [one, two] = cluster.instances;
  if (!one || !two) return;
  const through = cluster.url + article;
  for (const { url } of cluster.instances) await fetch(url + article);

  const alone = await cluster.addInstance({ REDIS_URL: '' });
  const unshared = await rateOf(alone.url + article);
  await alone.stop();
  const direct = await rateOf(one.url + article);
  const both = await rateOf(through, PAST_THE_CACHE);
  const cached = await rateOf(through);
  await two.stop();
  cluster.rebalance();
  await sleep(1_000);
  const single = await rateOf(through, PAST_THE_CACHE);

  console.log(
    '\nRequests a second of an article, 32 connections, TLS where nginx is. Everything, wrk too, on this machine.\n',
  );
  printTable(
    ['setting', 'requests a second', 'against one instance'],
    [
      ['one instance, direct, without Redis', unshared, ''],
      ['one instance, direct', direct, ''],
      ['one instance behind nginx, past its cache', single, '1.00×'],
      ['two instances behind nginx, past its cache', both, ratio(both, single)],
      ['nginx, from its cache', cached, ratio(cached, single)],
    ],
  );
}
