// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { NetCalculator } from './calculator';

const starts = [
  { id: '30a', name: '30A', nights: 190, rate: 425 },
  { id: 'pcb', name: 'Panama City Beach', nights: 205, rate: 285 },
] as const;

const calculator = (
  <NetCalculator starts={[...starts]} page="https://site.example/plans" slots={{ intro: null }} />
);

test.each([
  ['if the area fills in a focused field, its number is selected', '', '205', [0, 3]],
  ['if a visitor typed before hydration, the cursor stays where it was', '15', '15', [2, 2]],
])('%s', async (_, typed, shown, selection) => {
  hydrate(calculator, {
    before: (container) => {
      const area = container.querySelector('select');
      if (area) area.value = 'pcb';
      const field = container.querySelector<HTMLInputElement>('#net-nights');
      field?.focus();
      if (field && typed) field.value = typed;
      if (typed) field?.setSelectionRange(2, 2);
      else field?.select();
    },
  });
  await act(async () => {});
  const field = screen.getByLabelText<HTMLInputElement>(/^Nights booked a year/);
  expect(field.value).toBe(shown);
  expect([field.selectionStart, field.selectionEnd]).toEqual(selection);
});
