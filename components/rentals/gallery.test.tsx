// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { Gallery, placesFor } from './gallery';

test.each([
  [1, ['alone']],
  [2, ['large', 'whole']],
  [3, ['large', 'half', 'half']],
  [4, ['large', 'third', 'third', 'third']],
  [5, ['large', 'half', 'half', 'pair', 'pair']],
  [6, ['large', 'half', 'half', 'trio', 'trio', 'trio']],
  [7, ['large', 'half', 'half', 'pair', 'pair', 'pair', 'pair']],
  [8, ['large', 'half', 'half', 'trio', 'trio', 'trio', 'pair', 'pair']],
])('%i pictures fill their rows', (count, places) => {
  expect(placesFor(count)).toEqual(places);
});

test('a home with eight pictures shows each with its number and its alternative text', () => {
  const all = rentals.flatMap(({ pictures }) => pictures);
  const [first, ...others] = all.slice(0, 8).map((picture, place) => ({ ...picture, alt: `View ${place}` }));
  if (!first || others.length !== 7) throw new Error('There are fewer than eight pictures.');
  render(<Gallery title="Dune House" pictures={[first, ...others]} />);
  expect(screen.getByRole('region', { name: 'Pictures of Dune House' }).tabIndex).toBe(0);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(
    Array.from({ length: 8 }, (_, place) => `View ${place}`),
  );
  const captions = screen
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent);
  expect(captions[1]).toBe('2 of 8: In the area: the dune lakes');
  expect(captions[7]).toMatch(/^8 of 8/);
  // Only the first is needed for the first paint.
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    ...Array.from({ length: 7 }, () => 'lazy'),
  ]);
});
