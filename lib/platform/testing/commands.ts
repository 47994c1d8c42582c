import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The programs that tests start, each with its Debian package. */
const programs = {
  'redis-server': 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
  initdb: 'postgresql',
  postgres: 'postgresql',
  java: 'default-jre-headless', // for vnu-jar, the W3C's HTML checker
} as const;

/** How the source of a test shows that it starts a program. */
const uses: Record<keyof typeof programs, RegExp> = {
  'redis-server': /startRedis|scale\/cluster/,
  nginx: /scale\/(cluster|nginx)/,
  openssl: /scale\/(cluster|nginx)/,
  initdb: /databaseFactory|startPostgres|scale\/cluster/,
  postgres: /databaseFactory|startPostgres|scale\/cluster/,
  java: /commandPath\('java'\)/,
};

/** Fonts that app/fallback-fonts.css needs, with their Debian packages. Debian's browser doesn't install them. */
const fonts = {
  'LiberationSans-Regular.ttf': 'fonts-liberation', // the widths of Arial and Times
  'DejaVuSans.ttf': 'fonts-dejavu-core', // the only fonts of a minimal system
};

export function findCommand(...names: string[]): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...['/usr/sbin', '/usr/local/sbin'],
    // Debian keeps PostgreSQL's programs outside of PATH, in a folder for each version.
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return files.find((file) => existsSync(file));
}

/** Throws an error that names the package if the program is missing. */
export function commandPath(command: keyof typeof programs): string {
  const file = findCommand(command);
  if (file) return file;
  throw new Error(
    `The tests need "${command}": install the Debian package "${programs[command]}" or its equivalent.`,
  );
}

/** The test files that need a program that is missing. CI skips none. */
export function findSkippedTests(): string[] {
  if (process.env.CI) return [];
  const missing = Object.entries(uses).filter(([command]) => !findCommand(command));
  const root = path.resolve(import.meta.dirname, '../../..');
  const files = globSync('{lib,scripts,deploy,e2e}/**/*.{process.test,spec}.ts', { cwd: root }).toSorted();
  return files.filter((file) => {
    const source = missing.length > 0 ? readFileSync(path.join(root, file), 'utf8') : '';
    return missing.some(([, use]) => use.test(source));
  });
}

export function missingPackages(): string[] {
  const hasFont = (file: string) => globSync(`/usr/{,local/}share/fonts/**/${file}`).length > 0;
  const missing = [
    ...Object.entries(programs).filter(([command]) => !findCommand(command)),
    ...Object.entries(fonts).filter(([file]) => process.platform === 'linux' && !hasFont(file)),
  ];
  return [...new Set(missing.map(([, name]) => name))];
}
