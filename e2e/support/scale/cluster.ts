import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startContentful } from '@/e2e/support/contentful';
import { sites } from '@/e2e/support/sites';
import { startPostgres } from '@/lib/database/testing/postgres';
import { buildDir, buildPaths } from '@/lib/platform/next/build-output';
import { startRedis } from '@/lib/platform/redis/testing/redis';
import { getFreePort } from '@/lib/platform/testing/free-port';
import { copySite, type Server, startSite } from '@/lib/platform/testing/start-site';
import { startNginx } from './nginx';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** Starts two instances of the site, nginx, Redis, PostgreSQL and a fake content service (docs/topology.md). */
export async function startCluster() {
  // Disposing `running` stops everything added to it, in reverse order.
  await using running = new AsyncDisposableStack();
  const folder = running.use(mkdtempDisposableSync(path.join(tmpdir(), 'sea-oat-scale-'))).path;

  const contentful = running.use(await startContentful());
  contentful.command({ do: 'reset' });
  const redis = running.use(await startRedis());
  const postgres = running.use(await startPostgres());
  const databaseUrl = await postgres.newDatabase();

  const disks = running.use(new DisposableStack());
  const started: Server[] = [];
  running.defer(async () => void (await Promise.all(started.map((instance) => instance.stop()))));
  const settings = {
    ...sites.configured.env,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_PREVIEW_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    LEADS_DATABASE_URL: databaseUrl,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: '1',
  };
  /** Starts an instance. If its port is new, nginx sends it requests only after the next call of `rebalance`. */
  async function addInstance(build?: string, port?: number): Promise<Server> {
    const { path: folder } = disks.use(copyBuild());
    if (build) renameBuild(folder, build);
    const instance = await startSite(settings, { port, folder });
    started.push(instance);
    return instance;
  }
  const alive = () =>
    started.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
  const portsUp = () => alive().map(({ port }) => port);

  await Promise.all([addInstance(), addInstance()]);
  const https = await getFreePort();
  const nginx = running.use(await startNginx(folder, { https, http: await getFreePort(), ports: portsUp() }));
  const parts = running.move();

  return {
    url: `https://localhost:${https}`,
    contentful,
    /** Running instances, in the order they were started. */
    get instances() {
      return alive();
    },
    databaseUrl,
    addInstance,
    async release(instance: Server, build: string) {
      await instance.stop();
      return addInstance(build, instance.port);
    },
    rebalance: () => nginx.balance(portsUp()),
    [Symbol.asyncDispose]: () => parts.disposeAsync(),
  };
}

/** Copies a build, so that instances don't share a folder. Disposing of the result removes the copy. */
export function copyBuild(builds: string = sites.configured.builds) {
  const copy = mkdtempDisposableSync(path.join(tmpdir(), 'sea-oat-site-'));
  copySite(copy.path, builds);
  return copy;
}

/**
 * Makes a copied build look like the next release: changes its id and the URLs of its scripts and styles. The files
 * stay at their old URLs as well, as deploy/release.sh does for pages that are open in browsers.
 */
function renameBuild(copy: string, build: string) {
  const folder = path.join(copy, buildDir);
  const paths = buildPaths(folder);
  writeFileSync(paths.id, build);
  cpSync(path.join(paths.static, 'chunks'), path.join(paths.static, build), { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|json|html|rsc|meta|body)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    if (text.includes('static/chunks/'))
      writeFileSync(file, text.replaceAll('static/chunks/', `static/${build}/`));
  }
}
