import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

/** The programs that the tests start, each with its Debian package. */
const programs = {
  'redis-server': 'redis-server', // instances share pages, tags and rate limits through it
  nginx: 'nginx', // stands in front of the site, with the configuration of deploy/
  openssl: 'openssl', // makes the certificate for that nginx
  initdb: 'postgresql', // the database of leads where there are several instances
  postgres: 'postgresql',
  java: 'default-jre-headless', // runs vnu-jar, the HTML checker of the W3C
} as const;

/** The fonts that pages fall back to (app/fallback-fonts.css), by file. Debian's browser brings none. */
const fonts = {
  'LiberationSans-Regular.ttf': 'fonts-liberation', // as wide as Arial and Times
  'DejaVuSans.ttf': 'fonts-dejavu-core', // all that a minimal system has
};

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
export function commandPath(command: keyof typeof programs): string {
  const file = findCommand(command);
  if (file) return file;
  throw new Error(
    `The tests need "${command}": install the Debian package "${programs[command]}", or its like, and run them again.`,
  );
}

/** The Debian packages of the programs and fonts that this machine lacks. */
export function missingPackages(): string[] {
  const hasFont = (file: string) => globSync(`/usr/{,local/}share/fonts/**/${file}`).length > 0;
  const missing = [
    ...Object.entries(programs).filter(([command]) => !findCommand(command)),
    // Other systems have fonts of their own, which no test can choose from.
    ...Object.entries(fonts).filter(([file]) => process.platform === 'linux' && !hasFont(file)),
  ];
  return [...new Set(missing.map(([, name]) => name))];
}
