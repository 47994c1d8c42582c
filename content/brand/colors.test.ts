import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from './colors';

const styles = readFileSync('app/globals.css', 'utf8');

test.each(Object.entries(colors))('%s has the value of the style sheet', (name, value) => {
  expect(styles).toContain(`--color-${name}: ${value};`);
});
