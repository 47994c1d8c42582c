import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';

const deploy = import.meta.dirname;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A machine in a folder, with one instance. `release.sh` runs with its paths moved there and without systemd. */
function createMachine() {
  const root = mkdtempSync(path.join(tmpdir(), 'release-'));
  folders.push(root);
  const at = (...parts: string[]) => path.join(root, ...parts);
  for (const folder of ['units/multi-user.target.wants', 'bin', 'site/source'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('units/multi-user.target.wants/sea-oat-stays@3001.service'), '');
  const program = (name: string, text: string) =>
    writeFileSync(at('bin', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  program('systemctl', 'exit 0');
  program('chown', 'exit 0');
  program('runuser', `[ ! -e ${at('site/current/dies')} ]`);
  program('git', `tar -c -C ${path.dirname(deploy)} deploy`);
  // Releases are named after the second in which they were made.
  program('date', `cat ${at('now')}`);
  const script = readFileSync(path.join(deploy, 'release.sh'), 'utf8')
    .replaceAll('/srv/sea-oat-stays', at('site'))
    .replaceAll('/etc/systemd/system', at('units'))
    .replaceAll('/var/cache', at('cache'))
    .replaceAll('/usr/local/bin', at('bin'));
  let count = 0;
  const run = (...args: string[]) => {
    writeFileSync(at('now'), `2026010${++count}T000000`);
    const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` };
    return spawnSync('sh', ['-c', script, 'release.sh', ...args], { env, encoding: 'utf8' });
  };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  return {
    run,
    at,
    /** Releases a site with one script and one picture of its name. */
    release(name: string, { dies = false } = {}) {
      const built = at(`built-${name}`);
      for (const folder of ['.next/static', 'public/pictures'])
        mkdirSync(path.join(built, folder), { recursive: true });
      writeFileSync(path.join(built, '.next/static', `${name}.js`), '');
      writeFileSync(path.join(built, 'public/pictures', `${name}.avif`), '');
      if (dies) writeFileSync(path.join(built, 'dies'), '');
      return run(built);
    },
    scripts: () => readdirSync(at('site/current/.next/static')).sort().join(),
    pictures: () => readdirSync(at('site/current/public/pictures')).sort().join(),
    serving: () => path.basename(realpathSync(at('site/current'))),
    releases: () => readdirSync(at('site/releases')).map((name) => Number(name.slice(7, 8))),
    /** Lets days pass: makes all files of the releases older. */
    pass(days: number) {
      const files = execFileSync('find', [at('site/releases'), '-type', 'f'], { encoding: 'utf8' });
      for (const file of files.trim().split('\n')) {
        const { mtime } = statSync(file);
        utimesSync(file, mtime, new Date(mtime.getTime() + inDays(-days).getTime() - Date.now()));
      }
    },
  };
}

test('the files of a release stay for 30 days after it went out of service, however old it is', () => {
  const { release, pass, scripts, pictures } = createMachine();
  release('a');
  pass(100);
  release('b');
  expect(scripts()).toBe('a.js,b.js');
  expect(pictures()).toBe('a.avif,b.avif');
  pass(29);
  release('c');
  expect(scripts()).toBe('a.js,b.js,c.js');
  pass(2);
  release('d');
  expect(scripts()).toBe('b.js,c.js,d.js');
  pass(40);
  release('e');
  expect(scripts()).toBe('d.js,e.js');
});

test('going back keeps the files of the release that it leaves, and its own', () => {
  const { release, run, pass, scripts } = createMachine();
  release('a');
  release('b');
  pass(40);
  expect(run('--back').status).toBe(0);
  expect(scripts()).toBe('a.js,b.js');
});

test('three releases stay, the current one and the one before it included', () => {
  const { release, run, releases, serving } = createMachine();
  for (const name of ['a', 'b', 'c', 'd']) release(name);
  expect(releases()).toEqual([2, 3, 4]);
  run('--back');
  run('--back');
  expect(serving()).toMatch(/^20260102/);
  release('e');
  expect(releases()).toEqual([2, 4, 7]);
  expect(run('--back').status).toBe(0);
  expect(serving()).toMatch(/^20260102/);
});

test('a release that is not ready leaves the one that served', () => {
  const { release, serving, releases, scripts } = createMachine();
  release('a');
  expect(release('b', { dies: true })).toMatchObject({ status: 1 });
  expect(serving()).toMatch(/^20260101/);
  expect(releases()).toEqual([1]);
  // A page of the other one may have been read in the meantime.
  expect(scripts()).toBe('a.js,b.js');
});

test('a first release that is not ready leaves no link to itself, and the next one works', () => {
  const { release, run, serving, at } = createMachine();
  expect(release('a', { dies: true })).toMatchObject({ status: 1 });
  expect(serving()).toMatch(/^20260101/);
  expect(existsSync(at('site/current/previous'))).toBe(false);
  expect(run('--back').stderr).toBe('There is no earlier release.\n');
  expect(release('b')).toMatchObject({ status: 0 });
  expect(serving()).toMatch(/^20260103/);
});
