import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

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
