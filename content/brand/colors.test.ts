import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from './colors';

const styles = readFileSync('app/globals.css', 'utf8');

test.each(Object.entries(colors))('%s has the value of the style sheet', (name, value) => {
  expect(styles).toContain(`--color-${name}: ${value};`);
});

test('a color is written once, and shades of it name its token', () => {
  const files = globSync('{app,components}/**/*.{css,tsx}');
  const written = files.flatMap((file) => {
    const colors = readFileSync(file, 'utf8').match(/\brgba?\([^)]*\)/g) ?? [];
    return colors.map((color) => `${file}: ${color}`);
  });
  expect(written).toEqual([]);
});
