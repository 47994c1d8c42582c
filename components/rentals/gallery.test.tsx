// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { Gallery } from './gallery';

test.each([1, 2, 4, 5, 8])('a home with %i pictures shows each with its number and caption', (count) => {
  const [first, ...others] = rentals
    .flatMap(({ pictures }) => pictures)
    .slice(0, count)
    .map((picture, index) => ({ ...picture, alt: `View ${index}` }));
  if (!first || others.length !== count - 1) throw new Error('There are too few pictures.');
  render(<Gallery title={`House ${count}`} pictures={[first, ...others]} />);
  const region = screen.getByRole('region', { name: `Pictures of House ${count}` });
  // The row must be focusable, so that the keyboard can scroll it.
  expect(region.tabIndex).toBe(0);
  const images = [...region.querySelectorAll('img')];
  expect(images.map(({ alt }) => alt)).toEqual(Array.from({ length: count }, (_, index) => `View ${index}`));
  // Only the first picture is needed for the first paint.
  expect(images.map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    ...Array.from(others, () => 'lazy'),
  ]);
  const captions = [...region.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
  expect(captions[0]).toBe(`1 of ${count}: From the dune`);
  if (count > 1) expect(captions[1]).toBe(`2 of ${count}: In the area: the dune lakes`);
});
