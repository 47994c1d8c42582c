import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNginx } from '@/e2e/support/scale/nginx';
import { hasBuild } from '@/lib/platform/next/build-output';
import { type Server, startServer, startSite } from '@/lib/platform/testing/start-site';
import { inRoot } from '@/scripts/lib/setup.mjs';

/** What benches make and keep for the next run. */
export const workshop = inRoot('.bench');

const next = inRoot('node_modules/.bin/next');

/** How deploy/ sets up the process itself. */
export function deployedSettings(): Record<string, string> {
  const unit = readFileSync(inRoot('deploy/sea-oat-stays@.service'), 'utf8');
  const settings = unit.matchAll(/^Environment="?(MALLOC_\w+|NODE_OPTIONS)=([^"\n]+)"?$/gm);
  return Object.fromEntries([...settings].map(([, name, value]) => [name, value]));
}

/** This site's present build as deploy/ runs it, with `env` on top. */
export function startDeployed(port: number, env: Record<string, string> = {}): Promise<Server> {
  return startSite({ LEADS_PER_MINUTE: '100000', ...deployedSettings(), ...env }, port);
}

const emptyApp = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'app/layout.jsx': `export const metadata = { title: 'Empty', description: 'Empty' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }`,
  'app/page.jsx': `export default function Page() { return <h1>Empty</h1>; }`,
  'app/[size]/page.jsx': `export const revalidate = 300;
export async function generateStaticParams() { return []; }
export default async function Page({ params }) {
  return <div dangerouslySetInnerHTML={{ __html: 'x'.repeat(Number((await params).size)) }} />;
}`,
};

/** An empty app of the same Next.js; `/123` is a page of 123 bytes of plain text. Built on first use. */
export async function startEmptyApp(port: number): Promise<Server> {
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/next/package.json'), 'utf8'));
  const cwd = path.join(workshop, `empty-${version}`);
  if (!hasBuild(path.join(cwd, '.next'))) {
    mkdirSync(path.join(cwd, 'app/[size]'), { recursive: true });
    for (const [file, text] of Object.entries(emptyApp)) writeFileSync(path.join(cwd, file), text);
    execFileSync(process.execPath, [next, 'build'], { cwd, stdio: 'ignore' });
  }
  return startServer({ url: `http://localhost:${port}`, args: [next, 'start', '-p', String(port)], cwd });
}

/** nginx with one worker for the files in `folder`, each with its `.gz`; over TLS with the certificate in `tls`. */
export function startFiles(port: number, folder: string, tls?: string): Promise<Server> {
  const cwd = path.join(workshop, `nginx-${port}`);
  mkdirSync(cwd, { recursive: true });
  const certificate = tls
    ? `ssl_certificate ${tls}/fullchain.pem; ssl_certificate_key ${tls}/privkey.pem;`
    : '';
  return runNginx(
    cwd,
    `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    `types { text/html html; text/css css; font/woff2 woff2; image/avif avif; image/svg+xml svg; }
  sendfile on; tcp_nopush on; keepalive_requests 1000000; gzip_static on;
  server { listen 127.0.0.1:${port}${tls ? ' ssl' : ''}; root ${folder}; index index.html; ${certificate} }`,
  );
}
