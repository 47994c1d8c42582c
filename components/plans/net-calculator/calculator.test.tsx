// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { NetCalculator } from './calculator';

const starts = [
  { id: '30a', name: '30A', nights: 190, rate: 425 },
  { id: 'pcb', name: 'Panama City Beach', nights: 205, rate: 285 },
] as const;

const calculator = (
  <NetCalculator starts={[...starts]} page="https://site.example/plans">
    What would you keep?
  </NetCalculator>
);
const nights = () => screen.getByLabelText<HTMLInputElement>(/^Nights booked a year/);

function chooseEarly(container: HTMLElement) {
  const area = container.querySelector('select');
  if (area) area.value = 'pcb';
}

test('a visitor about to type as the area fills the field in replaces what it holds', () => {
  hydrate(calculator, {
    before: (container) => {
      chooseEarly(container);
      const field = container.querySelector<HTMLInputElement>('#net-nights');
      field?.focus();
      field?.select();
    },
  });
  const field = nights();
  expect(field.value).toBe('205');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
});

test('a visitor who is typing as the calculator starts goes on behind the last letter', () => {
  hydrate(calculator, {
    before: (container) => {
      chooseEarly(container);
      const field = container.querySelector<HTMLInputElement>('#net-nights');
      field?.focus();
      if (field) field.value = '15';
      field?.setSelectionRange(2, 2);
    },
  });
  const field = nights();
  expect(field.value).toBe('15');
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 2]);
});
