import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isBuildSetting, settingNames } from '@/lib/platform/env-schema';

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const settingsOf = (unit: string, names: RegExp) =>
  read(unit)
    .split('\n')
    .filter((line) => names.test(line))
    .toSorted();

const site = 'sea-oat-stays@.service';
/** Everything that keeps a unit from the rest of the machine, except for the network. */
const PROTECTION = /^(Protect|Private|NoNew|Lock|Capability|User|Group|UMask|RestrictSUIDSGID)/;

const others = ['backup', 'purge', 'copy', 'failed@'].map((name) => `sea-oat-stays-${name}.service`);

test.each(others)('%s is as protected as the site, and writes nothing but leads', (unit) => {
  expect(settingsOf(unit, PROTECTION)).toEqual(settingsOf(site, PROTECTION));
  expect(settingsOf(unit, /^ReadWritePaths/)).toEqual([]);
  expect(settingsOf(unit, /^RestrictAddressFamilies/)).toHaveLength(1);
});

test('the site writes the page cache of its release, and nothing that root runs', () => {
  const build = '/srv/sea-oat-stays/current/.next';
  expect(settingsOf(site, /^ReadWritePaths/)).toEqual([
    `ReadWritePaths=${build}/cache/fetch-cache`,
    `ReadWritePaths=${build}/server/route-cache`,
  ]);
});

test('what waits for the clock also asks for it', () => {
  for (const unit of others)
    if (read(unit).match(/^After=.*time-sync\.target/m))
      expect(read(unit)).toMatch(/^Wants=time-sync\.target/m);
});

/** Returns the shell script of a unit's setting, for the data in `folder`. */
const scriptOf = (unit: string, setting: RegExp, folder: string) =>
  (settingsOf(unit, setting)[0] ?? '').replace(/^.*?sh -c '(.*)'$/, '$1').replaceAll(DATA, folder);
const DATA = '/var/lib/sea-oat-stays';

test('of backups older than two weeks, the newest three stay, even if the clock is years ahead', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  mkdirSync(path.join(folder, 'backups'));
  const script = scriptOf('sea-oat-stays-backup.service', /^ExecStartPost=.*backups/, folder);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  for (const [name, days] of Object.entries({ a: -20, b: -19, c: -18, d: -17, e: -16, f: 4_000 })) {
    const file = path.join(folder, 'backups', `leads-${name}.db`);
    writeFileSync(file, '');
    utimesSync(file, inDays(days), inDays(days));
  }
  writeFileSync(path.join(folder, 'backups', 'leads-new.db'), '');
  execFileSync('sh', ['-c', script]);
  expect(readdirSync(path.join(folder, 'backups'))).toEqual(['leads-e.db', 'leads-f.db', 'leads-new.db']);
});

test('the leads are copied if the mark in the file differs from that of the last copy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
  mkdirSync(path.join(folder, 'copy'));
  const unit = 'sea-oat-stays-copy.service';
  const isDue = () => spawnSync('sh', ['-c', scriptOf(unit, /^ExecCondition/, folder)]).status === 0;
  const write = (name: string, mark: string, visits: string) =>
    writeFileSync(path.join(folder, name), `${visits.padEnd(60)}${mark}${visits}`);
  write('leads.db', '1234', 'few');
  expect(isDue()).toBe(true);
  write('copy/leads.db', '1234', 'few');
  execFileSync('sh', ['-c', scriptOf(unit, /^ExecStart=.*head/, folder)]);
  expect(isDue()).toBe(false);
  write('leads.db', '1234', 'many');
  expect(isDue()).toBe(false);
  write('leads.db', '1235', 'many');
  expect(isDue()).toBe(true);
});

test('the image is built with the settings of pages, and never sees .env', () => {
  const settings = settingNames.filter(isBuildSetting).toSorted();
  const [, list = ''] = /^ARG (SITE_URL(?:.*\\\n)*.*)$/m.exec(read('../Dockerfile')) ?? [];
  expect(list.match(/[A-Z_]+/g)?.toSorted()).toEqual(settings);
  const passed = [...read('../compose.yaml').matchAll(/^ {8}- ([A-Z_]+)(=|$)/gm)].map(([, name]) => name);
  expect(passed.toSorted()).toEqual(settings);
  expect(read('../.dockerignore').split('\n')).toContain('.env*');
});
