import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * The topology of docs/topology.md on loopback: nginx, `count` instances with disks of their own, Redis, PostgreSQL
 * and a fake content service. `env` is added to the instances' settings.
 */
export async function startCluster({
  count = 3,
  env = {},
}: {
  count?: number;
  env?: Record<string, string>;
} = {}) {
  if (!existsSync(CONFIGURED_BUILD))
    throw new Error(`There is no build in ${CONFIGURED_BUILD}: npm run e2e makes one.`);
  // Stopped in the order opposite to the start: nobody is left talking to nobody.
  const running = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'sea-oat-scale-'));
  running.defer(() => rmSync(folder, { recursive: true, force: true }));
  const started = <Part extends { stop(): Promise<void> }>(part: Part) =>
    running.adopt(part, () => part.stop());
  const stop = () => running.disposeAsync();
  const instances: Server[] = [];

  try {
    const contentful = running.use(await startContentful());
    contentful.command({ do: 'reset' });
    const redis = started(await startRedis());
    const postgres = started(await startPostgres());
    const databaseUrl = await postgres.newDatabase();

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
    const addInstance = async (
      more: Record<string, string> = {},
      { build }: { build?: string } = {},
    ): Promise<Server> => {
      const place = mkdtempSync(path.join(folder, 'instance-'));
      layOut(place);
      if (build) writeFileSync(buildPaths(path.join(place, CONFIGURED_BUILD)).id, build);
      const instance = started(await startSite({ ...settings, ...more }, { folder: place }));
      instances.push(instance);
      return instance;
    };
    const alive = () =>
      instances.filter(({ process: { exitCode, signalCode } }) => exitCode === null && signalCode === null);
    const portsUp = () => alive().map(({ port }) => port);

    await Promise.all(Array.from({ length: count }, () => addInstance()));
    const https = await freePort();
    const nginx = started(await startNginx(folder, { https, http: await freePort(), ports: portsUp() }));

    return {
      url: `https://localhost:${https}`,
      contentful,
      redis,
      instances,
      alive,
      databaseUrl,
      /** One more, with settings of its own on top, or of another build. nginx does not know it yet. */
      addInstance,
      /** nginx sends requests to the instances that are there now. */
      rebalance: () => nginx.balance(portsUp()),
      stop,
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
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
