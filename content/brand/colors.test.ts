import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from './colors';

const styles = readFileSync('app/globals.css', 'utf8');

test.each(Object.entries(colors))('%s has the same value as in the style sheet', (name, value) => {
  expect(styles).toContain(`--color-${name}: ${value};`);
});

test('no style repeats a color as rgb() instead of using its token', () => {
  const files = globSync('{app,components}/**/*.{css,tsx}');
  const written = files.flatMap((file) => {
    const colors = readFileSync(file, 'utf8').match(/\brgba?\([^)]*\)/g) ?? [];
    return colors.map((color) => `${file}: ${color}`);
  });
  expect(written).toEqual([]);
});
