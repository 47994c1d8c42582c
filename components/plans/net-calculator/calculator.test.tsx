// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenCommitment } from '@/components/plans/chosen-commitment';
import { hydrate } from '@/components/testing/hydrate';
import { calculatorFields, netCalculator, startingRegion } from '@/content/net-calculator';
import { commitmentLabels, defaultCommitment, planNames } from '@/content/plans';
import { regions } from '@/content/regions';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { formatArithmetic, formatSpan } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';
import { NetCalculator } from './calculator';

const other = (regions[1] ?? startingRegion).id;
const starts = [
  { id: startingRegion.id, name: 'First', nights: 190, rate: 425 },
  { id: other, name: 'Other', nights: 205, rate: 285 },
];

const calculator = (
  <NetCalculator starts={starts} page="https://site.example/plans" slots={{ intro: null }} />
);

const field = (name: keyof typeof calculatorFields) =>
  screen.getByLabelText<HTMLInputElement>((label) => label.startsWith(calculatorFields[name].label));
const fill = (name: keyof typeof calculatorFields, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const answer = () => document.querySelector('[data-answer]')?.textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  act(() => chosenCommitment.set(defaultCommitment));
  window.history.replaceState(null, '', '/');
});

test.each([
  ['if the area fills in a focused field, its number is selected', '', '205', [0, 3]],
  ['if a visitor typed before hydration, the cursor stays where it was', '15', '15', [2, 2]],
])('%s', async (_, typed, shown, selection) => {
  hydrate(calculator, {
    before: (container) => {
      const area = container.querySelector('select');
      if (area) area.value = other;
      const nights = container.querySelector<HTMLInputElement>('#net-nights');
      nights?.focus();
      if (nights && typed) nights.value = typed;
      if (typed) nights?.setSelectionRange(2, 2);
      else nights?.select();
    },
  });
  await act(async () => {});
  const { value, selectionStart, selectionEnd } = field('nights');
  expect([value, selectionStart, selectionEnd]).toEqual([shown, ...selection]);
});

test('the owner’s figures change the result, how it was calculated, and what a screen reader says', async () => {
  hydrate(calculator);
  const numbers = { ...startingNumbers(), nights: 100, rate: 400, nightsMargin: 0, homes: 2, uplift: 7.5 };
  for (const name of ['nights', 'rate', 'nightsMargin', 'homes', 'uplift'] as const)
    fill(name, `${numbers[name]}`);
  const estimate = estimateNet(numbers, 'oneYear');
  const chosen = estimate.outcomes.find(({ id }) => id === 'professional');
  expect(chosen?.net.low).not.toBe(chosen?.net.high);
  const kept = formatSpan(chosen?.net ?? { low: 0, high: 0 });
  expect(answer()).toContain(kept);
  for (const [, formula] of formatArithmetic(estimate, numbers, 'professional'))
    expect(screen.getByText(formula)).toBeTruthy();
  const spoken = document.querySelector('[aria-live=polite]');
  await wait(999);
  expect(spoken?.textContent).toBe('');
  await wait(1);
  const choice = `${planNames.professional}, ${commitmentLabels.oneYear.label}`;
  expect(spoken?.textContent).toBe(
    `${choice}: you keep ${kept} of ${formatSpan(chosen?.gross ?? estimate.gross)} a year.`,
  );
  fireEvent.click(screen.getByLabelText(planNames.premium));
  expect(answer()).toContain(`with ${planNames.premium}`);
});

test('a field that cannot be read says why, and hides the figures until it is corrected', () => {
  hydrate(calculator);
  fill('nights', 'many');
  expect(field('nights').getAttribute('aria-invalid')).toBe('true');
  const error = document.getElementById(field('nights').getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toContain('Enter a whole number');
  expect(answer()).toContain(netCalculator.invalid);
  expect(screen.queryByText(netCalculator.useInForm)).toBeNull();
  fill('nights', '120');
  expect(field('nights').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByText(netCalculator.useInForm)).toBeTruthy();
});

test('the calculator and the choice above the plans have the same commitment', () => {
  hydrate(calculator);
  const commitment = screen.getByLabelText<HTMLSelectElement>(netCalculator.commitment);
  act(() => chosenCommitment.set('twoYear'));
  expect(commitment.value).toBe('twoYear');
  fireEvent.change(commitment, { target: { value: 'noCommitment' } });
  expect(chosenCommitment.get()).toBe('noCommitment');
});

test('only the owner’s own figures are in the link to the form; all are in the address', async () => {
  window.history.replaceState(null, '', '/plans?utm_source=letter');
  hydrate(calculator);
  const link = () => new URL(screen.getByText<HTMLAnchorElement>(netCalculator.useInForm).href).searchParams;
  expect([link().has('revenue'), link().has('nights'), location.search]).toEqual([
    false,
    false,
    '?utm_source=letter',
  ]);
  fill('nights', '150');
  expect(Object.fromEntries(link())).toMatchObject({ nights: '150', revenue: '63750', plan: 'professional' });
  expect(link().has('rate')).toBe(false);
  await wait(299);
  expect(location.search).toBe('?utm_source=letter');
  await wait(1);
  expect(location.search).toMatch(/^\?utm_source=letter&area=.*&nights=150&.*rate=425/);
});

test.each([
  ['navigate', true],
  ['reload', false],
  ['back_forward', false],
])('after "%s" figures in the address are called somebody else’s: %s', async (type, isShared) => {
  const visit = Object.assign(performance.mark('visit'), { toJSON: () => ({ type }) });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  const scroll = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  window.history.replaceState(null, '', '/plans?nights=150');
  hydrate(calculator);
  await act(async () => {});
  expect(field('nights').value).toBe('150');
  expect(Boolean(screen.queryByText(netCalculator.shared))).toBe(isShared);
  expect(scroll.mock.calls).toEqual(isShared ? [['#net-calculator']] : []);
  fill('rate', '400');
  expect(screen.queryByText(netCalculator.shared)).toBeNull();
});
