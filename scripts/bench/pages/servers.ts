import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isListening } from '@/lib/platform/testing/free-port';
import { nextCommand } from '../../../lib/platform/next/command';

export const root = path.resolve(import.meta.dirname, '../../..');
export const workshop = path.join(root, '.bench');

export interface Server {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

async function server(url: string, command: string, args: string[], cwd: string, env = {}): Promise<Server> {
  const child = spawn(command, args, { cwd, stdio: 'ignore', env: { ...process.env, ...env } });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ${args.join(' ')} stopped.`);
    if (await isListening(Number(new URL(url).port))) return { url, process: child, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${url} did not answer.`);
}

/** How deploy/ sets up the process itself. */
const unit = readFileSync(path.join(root, 'deploy/sea-oat-stays@.service'), 'utf8');
const processSettings = Object.fromEntries(
  [...unit.matchAll(/^Environment="?(MALLOC_\w+|NODE_OPTIONS)=([^"\n]+)"?$/gm)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** This site's present build as deploy/ runs it, with `env` on top. */
export function startSite(port: number, env: Record<string, string> = {}): Promise<Server> {
  return server(`http://localhost:${port}`, process.execPath, ['scripts/serve.mjs'], root, {
    PORT: String(port),
    LEADS_PER_MINUTE: '100000',
    ...processSettings,
    ...env,
  });
}

/** An empty app of the same Next.js, with a page of `filler` bytes of plain text where asked. Built on first use. */
export async function startEmptyApp(port: number): Promise<Server> {
  const folder = path.join(workshop, 'empty');
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/next/package.json'), 'utf8'));
  const stamp = path.join(folder, '.built-with');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== version) {
    mkdirSync(path.join(folder, 'app/[size]'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
    write('package.json', '{"private":true,"type":"module"}');
    write('next.config.mjs', 'export default { poweredByHeader: false };');
    write(
      'app/layout.jsx',
      `export const metadata = { title: 'Empty', description: 'Empty' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
    );
    write('app/page.jsx', `export default function Page() { return <h1>Empty</h1>; }`);
    write(
      'app/[size]/page.jsx',
      `export const revalidate = 300;
export async function generateStaticParams() { return []; }
export default async function Page({ params }) {
  const { size } = await params;
  return <div dangerouslySetInnerHTML={{ __html: 'x'.repeat(Number(size)) }} />;
}`,
    );
    execFileSync(process.execPath, [nextCommand, 'build'], { cwd: folder, stdio: 'ignore' });
    writeFileSync(stamp, version);
  }
  return server(
    `http://localhost:${port}`,
    process.execPath,
    [nextCommand, 'start', '-p', String(port)],
    folder,
  );
}

/** nginx with one worker, serving `folder` with files that are packed beforehand; over TLS with the certificate in `tls`. */
export function startNginx(port: number, folder: string, tls?: string): Promise<Server> {
  const home = path.join(workshop, `nginx-${port}`);
  mkdirSync(home, { recursive: true });
  const file = path.join(home, 'nginx.conf');
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error.log; user root;
events { worker_connections 1024; }
http {
  types { text/html html; text/css css; font/woff2 woff2; image/avif avif; image/svg+xml svg; }
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  ${temp.join(' ')}
  server {
    listen 127.0.0.1:${port}${tls ? ' ssl' : ''}; root ${folder}; index index.html;
    ${tls ? `ssl_certificate ${tls}/cert.pem; ssl_certificate_key ${tls}/key.pem;` : ''}
  }
}`,
  );
  return server(
    `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    'nginx',
    ['-c', file, '-e', path.join(home, 'error.log')],
    home,
  );
}
