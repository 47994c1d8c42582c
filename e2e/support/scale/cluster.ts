import { cpSync, mkdtempDisposableSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@/lib/leads/testing/postgres';
import { startRedis } from '@/lib/platform/cache/redis/testing/redis';
import { buildPaths } from '@/lib/platform/next/build-output';
import { freePort } from '@/lib/platform/testing/free-port';
import { type Server, startSite } from '@/lib/platform/testing/start-site';
import { startContentful } from '../contentful';
import { sites } from '../sites';
import { startNginx } from './nginx';

const root = path.resolve(import.meta.dirname, '../../..');
/** The configured site's build. */
export const CONFIGURED_BUILD = '.next-configured';
const linked = ['node_modules', 'public', 'content', 'package.json', 'package-lock.json', 'tsconfig.json'];
const copied = ['lib', 'scripts', 'next.config.ts'];

type Env = Record<string, string>;
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * The topology of docs/topology.md on loopback: nginx, `count` instances with disks of their own, Redis, PostgreSQL
 * and a fake content service. `env` is added to the instances' settings.
 */
export async function startCluster({ count = 3, env = {} }: { count?: number; env?: Env } = {}) {
  // Stopped in the order opposite to the start: nobody is left talking to nobody.
  await using running = new AsyncDisposableStack();
  const started = <Part extends { stop(): Promise<void> }>(part: Part) =>
    running.adopt(part, () => part.stop());
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'sea-oat-scale-'))).path;

  const contentful = running.use(await startContentful());
  contentful.command({ do: 'reset' });
  const redis = started(await startRedis());
  const postgres = started(await startPostgres());
  const databaseUrl = await postgres.newDatabase();

  const instances: Server[] = [];
  running.defer(async () => void (await Promise.all(instances.map((instance) => instance.stop()))));
  const settings = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_PREVIEW_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
    ...env,
  };
  /** One more, with settings of its own on top, or of another build. nginx does not know it yet. */
  async function addInstance(more: Env = {}, build?: string): Promise<Server> {
    const place = mkdtempSync(path.join(folder, 'instance-'));
    layOut(place);
    if (build) writeFileSync(buildPaths(path.join(place, CONFIGURED_BUILD)).id, build);
    const instance = await startSite({ ...settings, ...more }, { folder: place });
    instances.push(instance);
    return instance;
  }
  const alive = () =>
    instances.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
  const portsUp = () => alive().map(({ port }) => port);

  await Promise.all(Array.from({ length: count }, () => addInstance()));
  const https = await freePort();
  const nginx = running.use(await startNginx(folder, { https, http: await freePort(), ports: portsUp() }));
  const parts = running.move();
  const stop = () => parts.disposeAsync();

  return {
    url: `https://localhost:${https}`,
    contentful,
    redis,
    instances,
    alive,
    databaseUrl,
    addInstance,
    /** nginx sends requests to the instances that are there now. */
    rebalance: () => nginx.balance(portsUp()),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** Lays out a machine of its own in `folder`: the build copied, so that no disk is shared. */
export function layOut(folder: string): void {
  for (const name of linked) symlinkSync(path.join(root, name), path.join(folder, name));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const build = path.join(root, CONFIGURED_BUILD);
  cpSync(build, path.join(folder, CONFIGURED_BUILD), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== path.join(build, 'cache') && !source.endsWith('.map'),
  });
}
