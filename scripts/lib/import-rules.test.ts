import { expect, test } from 'vitest';
import { importRules } from './import-rules';

test('each line of fallow.toml names only folders of lines further down, so no folders go round', () => {
  const { rules } = importRules();
  const order = rules.map(({ from }) => from);
  const upward = rules.flatMap(({ from, allow }) =>
    allow.filter((to) => order.indexOf(to) <= order.indexOf(from)).map((to) => `${from} → ${to}`),
  );
  expect(upward).toEqual([]);
});
