import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookies } from './cookies';

/** Files that store data in a visitor's browser, and the names of the data. */
const storedNames = {
  'components/portal/login-form.tsx': ['owner-email'],
  'components/rentals/use-saved-homes.ts': ['saved-homes'],
  'lib/browser/consent.ts': ['embeds'],
  // Only removes data that HubSpot's form stored.
  'lib/browser/form-storage.ts': [],
  'lib/forms/sender-details.ts': ['sender'],
  'lib/inbox/new-lead.ts': ['receipt'],
  'lib/platform/next/browser/lead-source.ts': ['source'],
};

test('the cookie policy lists everything the site stores in a browser, and nothing else', () => {
  const storesData = /\.setItem\(|Storage\[\w+\] = |'set-cookie':|\.cookie = |cookies\(\)/;
  const files = globSync('{app,components,content,lib}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && storesData.test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual(Object.keys(storedNames));
  const tables = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('table' in block ? block.table.rows : [])),
  );
  expect(tables.map(([name]) => name).sort()).toEqual(Object.values(storedNames).flat().sort());
});
