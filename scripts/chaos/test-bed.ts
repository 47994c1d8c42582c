import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { callWebhook, startContentful } from '@/e2e/support/contentful';
import { sites, stubs } from '@/e2e/support/sites';
import { startMailServer } from '@/lib/leads/testing/mail-server';
import { startHttp } from '@/lib/platform/testing/http-server';
import { startSite } from '@/lib/platform/testing/start-site';
import { deployedSettings } from '@/scripts/bench/servers';

export type TestBed = Awaited<ReturnType<typeof startTestBed>>;

/** The configured site with every service that it uses, on a small disk of its own. */
export async function startTestBed() {
  const disk = mkdtempDisposableSync(path.join(tmpdir(), 'chaos-'));
  const isSmall = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk.path]).status === 0;
  process.once('exit', () => {
    if (isSmall) spawnSync('umount', ['-l', disk.path]);
    disk.remove();
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const data = path.join(disk.path, 'data');
  mkdirSync(data);

  const contentful = await startContentful({ port: stubs.contentful });
  contentful.command({ do: 'reset' });
  /** Receives the lead webhook; rejects requests unless `status` is 200. */
  const target = { received: [] as string[], status: 200 };
  const { url: webhookUrl } = await startHttp(async (request, response) => {
    const body = await text(request);
    if (target.status === 200) target.received.push(body);
    response.writeHead(target.status).end('{}');
  });
  const mail = await startMailServer();
  const env = {
    ...sites.configured.env,
    ...deployedSettings(),
    LEADS_DATABASE_URL: `file:${path.join(data, 'leads.db')}`,
    LEADS_WEBHOOK_URL: webhookUrl,
    SMTP_URL: mail.smtpUrl,
    LEADS_NOTIFY_TO: 'office@example.com',
    LEADS_PER_MINUTE: '1000000',
  };
  const start = () => startSite(env, Number(env.PORT));
  let site = await start();
  const restart = { from: 0, to: 0 };
  return {
    contentful,
    target,
    mail,
    env,
    data,
    /** A file to fill the disk with; undefined if the disk is not a small one. */
    filler: isSmall ? path.join(data, 'filler') : undefined,
    /** When the server was last killed, and when it was back. */
    restart,
    url: site.url,
    site: () => site,
    async killAndRestart() {
      Object.assign(restart, { from: Date.now(), to: Number.POSITIVE_INFINITY });
      await site.kill();
      site = await start();
      restart.to = Date.now();
    },
    /** Regenerates the blog's pages, which a fault might replace with broken ones. */
    publish: () => callWebhook('none', 'publish', site.url).catch(() => {}),
  };
}
