// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { analysisForm } from '@/content/analysis-form';
import { startingRegion } from '@/content/net-calculator';
import { fullTexts, pastedHomes } from '@/lib/office/analysis/testing/sample-texts';
import { AnalysisForm } from './analysis-form';

const createForm = (texts = {}) => (
  <AnalysisForm
    action="/x"
    texts={texts}
    area={startingRegion.id}
    curve="the coast"
    seen={0}
    slots={{ steps: <input name="line" aria-label="line" />, buttons: null }}
  />
);

const getHomesField = () => screen.getByLabelText<HTMLTextAreaElement>(analysisForm.homes);

test('shows how pasted homes are read while somebody types, with errors by line', () => {
  hydrate(createForm());
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.input(getHomesField(), { target: { value: `${pastedHomes}\nCondo\t2\t1\tl71\t300` } });
  expect(screen.getAllByRole('row')).toHaveLength(7);
  expect(screen.getByText(/^Line 7: “l71” isn’t a number of nights/)).toBeTruthy();
  expect(getHomesField().getAttribute('aria-invalid')).toBe('true');
  fireEvent.input(getHomesField(), { target: { value: pastedHomes } });
  for (const amount of ['$46,900', '$56,700', '$64,800']) expect(screen.getByText(amount)).toBeTruthy();
  expect(screen.getByText(analysisForm.notYetFilled)).toBeTruthy();
});

test('compares the sum of the months with the middle figure while somebody types', () => {
  const months = Object.fromEntries(
    Array.from({ length: 12 }, (_, month) => [
      [`months[${month}].nights`, '15'],
      [`months[${month}].rent`, '$4,725'],
    ]).flat(),
  );
  hydrate(createForm({ ...fullTexts, ...months }));
  expect(screen.getByText(analysisForm.fits('$56,700'))).toBeTruthy();
  fireEvent.input(screen.getByLabelText('Rent in July'), { target: { value: '6,426' } });
  expect(screen.getByText(/^The rents add up to \$58,401, which is \$1,701 \(3%\) above/)).toBeTruthy();
});

test.each([
  ['', ''],
  [pastedHomes, 'saved before'],
])('keeps what was typed before hydration (%.5s)', async (saved) => {
  await act(() =>
    hydrate(createForm({ homes: saved, 'months[0].rent': '$5' }), {
      before: (container) => {
        const field = container.querySelector('textarea');
        if (field) field.value = `${pastedHomes}\nMine\t2\t1\t100\t300`;
        const rent = container.querySelector<HTMLInputElement>('[name="months[0].rent"]');
        if (rent) rent.value = '$6';
      },
    }),
  );
  expect(getHomesField().value).toContain('Mine');
  expect(screen.getByLabelText<HTMLInputElement>('Rent in January').value).toBe('$6');
  expect(screen.getByRole('rowheader', { name: /^Mine/ })).toBeTruthy();
});
