import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandPath } from '@/lib/platform/testing/commands';
import { startServer } from '@/lib/platform/testing/start-site';

const deploy = path.resolve(import.meta.dirname, '../../../deploy/nginx');

/** Runs nginx in `folder` with one worker and this `http` block. */
export function runNginx(folder: string, url: string, http: string) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${http}
}
`,
  );
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'];
  return startServer({ url, command: commandPath('nginx'), args });
}

/** Runs nginx with the configuration of deploy/nginx in `folder`: other ports, names and paths, and nothing else. */
export async function startNginx(
  folder: string,
  { https, http, ports }: { https: number; http: number; ports: number[] },
) {
  mkdirSync(path.join(folder, 'cache'), { recursive: true });
  const file = (name: string) => path.join(folder, name);
  execFileSync(
    commandPath('openssl'),
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=localhost', '-keyout', file('key.pem'), '-out', file('cert.pem')],
    ],
    { stdio: 'ignore' },
  );

  const instance = /^server .*:3001 .*$/m.exec(
    readFileSync(path.join(deploy, 'instances.conf'), 'utf8'),
  )?.[0];
  if (!instance) throw new Error('deploy/nginx/instances.conf has no instance on port 3001 any more.');
  writeFileSync(file('site.conf'), siteConfiguration(file, https, http));
  const write = (to: number[]) =>
    writeFileSync(
      file('instances.conf'),
      to.map((port) => `${instance.replace(':3001', `:${port}`)}\n`).join(''),
    );
  write(ports);

  const server = await runNginx(
    folder,
    `https://localhost:${https}`,
    `default_type application/octet-stream; include ${file('site.conf')};`,
  );
  return {
    ...server,
    /** Sends requests to these ports from now on, as `nginx -s reload` does. */
    balance(to: number[]) {
      write(to);
      server.process.kill('SIGHUP');
    },
  };
}

function siteConfiguration(file: (name: string) => string, https: number, http: number): string {
  const changes: [string, string][] = [
    ['/etc/nginx/sea-oat-stays/instances.conf', file('instances.conf')],
    ['/var/cache/nginx/sea-oat-stays', file('cache')],
    ['/etc/letsencrypt/live/seaoatstays.example/fullchain.pem', file('cert.pem')],
    ['/etc/letsencrypt/live/seaoatstays.example/privkey.pem', file('key.pem')],
    ['/var/log/nginx', file('')],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${https} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['server_name seaoatstays.example www.seaoatstays.example;', 'server_name localhost;'],
    ['server_name seaoatstays.example;', 'server_name localhost;'],
  ];
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx has no "${from}" any more.`);
      return text.replaceAll(from, to);
    },
    readFileSync(path.join(deploy, 'sea-oat-stays.conf'), 'utf8'),
  );
}
