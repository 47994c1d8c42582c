import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';

const outputSchema = z.object({
  boundaries: z.object({ rules: z.array(z.object({ from: z.string(), allow: z.array(z.string()) })) }),
});

test('each rule in fallow.toml allows imports only from folders below it, so there are no cycles', () => {
  const args = ['list', '--boundaries', '--format=json', '--quiet', '--no-cache'];
  const printed = execFileSync('node_modules/.bin/fallow', args, { encoding: 'utf8' });
  const { rules } = outputSchema.parse(JSON.parse(printed)).boundaries;
  const order = rules.map(({ from }) => from);
  const upward = rules.flatMap(({ from, allow }) =>
    allow.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} → ${to}`),
  );
  expect(upward).toEqual([]);
});
