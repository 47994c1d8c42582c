import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandPath } from '@/lib/platform/testing/commands';
import { startServer } from '@/lib/platform/testing/start-site';

const configFolder = path.resolve(import.meta.dirname, '../../../deploy/nginx');

/** Runs nginx with the configuration in deploy/nginx. Only its ports, names and paths are replaced. */
export async function startNginx(
  folder: string,
  { https, http, ports }: { https: number; http: number; ports: number[] },
) {
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(path.join(configFolder, name), 'utf8');
  execFileSync(
    commandPath('openssl'),
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' '),
      ...['-subj', '/CN=localhost', '-keyout', file('privkey.pem'), '-out', file('fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(
    file('site.conf'),
    read('sea-oat-stays.conf')
      .replaceAll(/\/(?:etc|var)\/[\w./-]*\//g, `${folder}/`)
      .replaceAll('seaoatstays.example', 'localhost')
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${http};`)
      .replaceAll('listen 443 ssl', `listen 127.0.0.1:${https} ssl`),
  );
  const [instance = ''] = /^server .*:3001 .*$/m.exec(read('instances.conf')) ?? [];
  const write = (to: number[]) =>
    writeFileSync(
      file('instances.conf'),
      to.map((port) => `${instance.replace(':3001', `:${port}`)}\n`).join(''),
    );
  write(ports);

  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file('nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  default_type application/octet-stream;
  include site.conf;
}
`,
  );
  const server = await startServer({
    url: `https://localhost:${https}`,
    command: commandPath('nginx'),
    args: ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'],
  });
  return {
    ...server,
    balance(to: number[]) {
      write(to);
      server.process.kill('SIGHUP');
    },
  };
}
