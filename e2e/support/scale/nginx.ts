import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandPath } from '@/lib/platform/testing/commands';
import { startServer } from '@/lib/platform/testing/start-site';

const deploy = path.resolve(import.meta.dirname, '../../../deploy/nginx');

export interface Nginx {
  /** Sends requests to these ports from now on, as `nginx -s reload` does. */
  balance(ports: number[]): void;
  stop(): Promise<void>;
}

/** Runs nginx with the configuration of deploy/nginx in `folder`: other ports, names and paths, and nothing else. */
export async function startNginx(
  folder: string,
  { https, http, ports }: { https: number; http: number; ports: number[] },
): Promise<Nginx> {
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
  writeFileSync(file('site.conf'), siteConfiguration({ file, https, http }));
  writeFileSync(file('nginx.conf'), mainConfiguration(file));
  const write = (to: number[]) =>
    writeFileSync(
      file('instances.conf'),
      to.map((port) => `${instance.replace(':3001', `:${port}`)}\n`).join(''),
    );
  write(ports);

  const server = await startServer({
    url: `https://localhost:${https}`,
    command: commandPath('nginx'),
    args: ['-p', folder, '-c', file('nginx.conf'), '-e', file('error.log')],
  });
  return {
    balance(to) {
      write(to);
      server.process.kill('SIGHUP');
    },
    stop: server.stop,
  };
}

interface Places {
  file: (name: string) => string;
  https: number;
  http: number;
}

function siteConfiguration({ file, https, http }: Places): string {
  const changes: [string, string][] = [
    ['/etc/nginx/sea-oat-stays/instances.conf', file('instances.conf')],
    ['/var/cache/nginx/sea-oat-stays', file('cache')],
    ['/etc/letsencrypt/live/seaoatstays.example/fullchain.pem', file('cert.pem')],
    ['/etc/letsencrypt/live/seaoatstays.example/privkey.pem', file('key.pem')],
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

function mainConfiguration(file: Places['file']): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${file('nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off;
  default_type application/octet-stream;
  ${temporary.map((name) => `${name}_temp_path ${file(name)};`).join('\n  ')}
  include ${file('site.conf')};
}
`;
}
