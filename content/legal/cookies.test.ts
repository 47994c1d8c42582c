import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookies } from './cookies';

/** The files that keep something in a visitor's browser, and the names that they keep it under. */
const kept = {
  'components/portal/login-form.tsx': ['owner-email'],
  'lib/browser/consent.ts': ['embeds'],
  // Only removes the data of HubSpot's form.
  'lib/browser/form-storage.ts': [],
  'lib/forms/sender-details.ts': ['sender'],
  'lib/inbox/new-lead.ts': ['receipt'],
  'lib/platform/next/browser/lead-source.ts': ['source'],
};

test('the cookie policy names all that the site keeps in a browser, and nothing else', () => {
  const keeps = /\.setItem\(|Storage\[\w+\] = |'set-cookie':|\.cookie = |cookies\(\)/;
  const files = globSync('{app,components,content,lib}/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && keeps.test(readFileSync(file, 'utf8')),
  );
  expect(files.sort()).toEqual(Object.keys(kept));
  const tables = cookies.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('table' in block ? block.table.rows : [])),
  );
  expect(tables.map(([name]) => name).sort()).toEqual(Object.values(kept).flat().sort());
});
