import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { RentalCard } from './rental-card';

test.each(rentals)('screen readers hear a sample rating of $title only if it is a sample home', (rental) => {
  const renderCard = (isSample?: true) =>
    renderToStaticMarkup(<RentalCard rental={{ ...rental, isSample }} shape="even" />);
  expect(renderCard(true)).toContain('Sample rating: ');
  expect(renderCard()).not.toContain('Sample');
});
