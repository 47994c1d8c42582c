import { cpSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '@/lib/database/testing/postgres';
import { buildPaths } from '@/lib/platform/next/build-output';
import { startRedis } from '@/lib/platform/redis/testing/redis';
import { freePort } from '@/lib/platform/testing/free-port';
import { type Server, startSite } from '@/lib/platform/testing/start-site';
import { startContentful } from '../contentful';
import { sites } from '../sites';
import { startNginx } from './nginx';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * The topology of docs/topology.md on loopback: nginx, three instances with disks of their own, Redis, PostgreSQL
 * and a fake content service.
 */
export async function startCluster() {
  // Stopped in the order opposite to the start: nobody is left talking to nobody.
  await using running = new AsyncDisposableStack();
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'sea-oat-scale-'))).path;

  const contentful = running.use(await startContentful());
  contentful.command({ do: 'reset' });
  const redis = running.use(await startRedis());
  const postgres = running.use(await startPostgres());

  const disks = running.use(new DisposableStack());
  const started: Server[] = [];
  running.defer(async () => void (await Promise.all(started.map((instance) => instance.stop()))));
  const settings = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_PREVIEW_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: await postgres.newDatabase(),
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
  };
  /** One more, of another build where one is named. nginx does not know it yet. */
  async function addInstance(build?: string): Promise<Server> {
    const { path: copy } = disks.use(copyOfBuild());
    if (build) writeFileSync(buildPaths(copy).id, build);
    const instance = await startSite({ ...settings, NEXT_BUILD_DIR: path.basename(copy) });
    started.push(instance);
    return instance;
  }
  const alive = () =>
    started.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
  const portsUp = () => alive().map(({ port }) => port);

  await Promise.all([1, 2, 3].map(() => addInstance()));
  const https = await freePort();
  const nginx = running.use(await startNginx(folder, { https, http: await freePort(), ports: portsUp() }));
  const parts = running.move();

  return {
    url: `https://localhost:${https}`,
    contentful,
    /** Those that run at the moment, in the order of their start. */
    get instances() {
      return alive();
    },
    addInstance,
    /** nginx sends requests to the instances that are there now. */
    rebalance: () => nginx.balance(portsUp()),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

/** A copy of the configured site's build beside it, so that instances share no disk. It goes with its owner. */
function copyOfBuild() {
  const build = path.resolve(import.meta.dirname, '../../..', sites.configured.env.NEXT_BUILD_DIR);
  const copy = mkdtempDisposableSync(`${build}-`);
  cpSync(build, copy.path, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== path.join(build, 'cache') && !source.endsWith('.map'),
  });
  return copy;
}
