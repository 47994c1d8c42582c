import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from '@/lib/leads/testing/mail-server';
import { startSite } from '@/lib/platform/testing/start-site';
import { callWebhook, startContentful } from '../../e2e/support/contentful';
import { startLeadTarget } from '../../e2e/support/scale/lead-target';
import { startNginx } from '../../e2e/support/scale/nginx';
import { sites, stubs } from '../../e2e/support/sites';
import { deployedSettings } from '../bench/servers';

export type TestBed = Awaited<ReturnType<typeof startTestBed>>;

/** The configured site behind nginx, with every service that it uses and a data folder of its own. */
export async function startTestBed() {
  const folder = mkdtempSync(path.join(tmpdir(), 'chaos-'));
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const port = Number(sites.configured.env.PORT);

  const contentful = await startContentful({ port: stubs.contentful });
  contentful.command({ do: 'reset' });
  const target = await startLeadTarget();
  const mail = await startMailServer({ port: port + 20 });
  const env = {
    ...sites.configured.env,
    ...deployedSettings(),
    LEADS_DATABASE_URL: `file:${path.join(data, 'leads.db')}`,
    LEADS_WEBHOOK_URL: target.url,
    SMTP_URL: mail.smtpUrl,
    LEADS_NOTIFY_TO: 'office@example.com',
    LEADS_PER_MINUTE: '1000000',
    VISION_PER_MINUTE: '1000000',
  };

  const mounted: string[] = [];
  /** Mounts `to`, until the end; false where this user may not. */
  function mount(to: string, ...options: string[]): boolean {
    const done = spawnSync('mount', [...options, to]).status === 0;
    if (done && !mounted.includes(to)) mounted.push(to);
    return done;
  }
  process.once('exit', () => {
    for (const place of mounted) spawnSync('umount', ['-l', place]);
    rmSync(folder, { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const pages = path.resolve('.next-configured/server');
  const canBreakDisk = mount(data, '-t', 'tmpfs', '-o', 'size=48m', 'tmpfs') && mount(pages, '--bind', pages);

  const nginx = await startNginx(folder, { https: port + 21, http: port + 22, ports: [port] });
  let site = await startSite(env, port);
  const restarts: { from: number; to: number }[] = [];

  return {
    url: site.url,
    throughNginx: `https://localhost:${port + 21}`,
    env,
    data,
    canBreakDisk,
    contentful,
    target,
    mail,
    restarts,
    site: () => site,
    async killAndRestart() {
      const restart = { from: Date.now(), to: Number.POSITIVE_INFINITY };
      restarts.push(restart);
      await site.kill();
      site = await startSite(env, port);
      restart.to = Date.now();
    },
    setBuildReadOnly: (readOnly: boolean) => mount(pages, '-o', `remount,bind,${readOnly ? 'ro' : 'rw'}`),
    callWebhook: (id: string, event?: string) => callWebhook(id, event, site.url),
    stop: () => Promise.all([nginx.stop(), site.stop()]),
  };
}
