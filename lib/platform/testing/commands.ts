import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The programs that the tests start, and the Debian package of each. */
const packages = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
  initdb: 'postgresql',
  postgres: 'postgresql',
  java: 'default-jre-headless',
} as const;

/** The path of the first of these programs that this machine has. */
export function findCommand(...names: string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...['/usr/sbin', '/usr/local/sbin'],
    // Debian keeps PostgreSQL's programs outside of PATH, by version.
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** The path of a program that a test starts. Throws one sentence that says what to install where it is missing. */
export function commandPath(command: keyof typeof packages): string {
  const file = findCommand(command);
  if (file) return file;
  throw new Error(
    `The tests need "${command}": install the Debian package "${packages[command]}", or its like, and run them again.`,
  );
}

/** The Debian packages of the programs that this machine lacks. */
export function missingPackages(): string[] {
  const missing = Object.entries(packages).filter(([command]) => !findCommand(command));
  return [...new Set(missing.map(([, name]) => name))];
}
