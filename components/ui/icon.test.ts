import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '@/content/icons';

test('each icon name has its symbol, and each symbol its name', () => {
  const sprite = readFileSync('components/ui/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual([...iconNames]);
});
