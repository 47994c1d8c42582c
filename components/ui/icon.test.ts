import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconNames } from '@/content/icons';

test('every icon name has a symbol, and every symbol has a name', () => {
  const sprite = readFileSync('components/ui/icons.svg', 'utf8');
  const symbols = [...sprite.matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(symbols.toSorted()).toEqual([...iconNames]);
});
