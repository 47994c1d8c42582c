import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rentals } from '@/content/rentals';
import { RentalCard } from './rental-card';

test.each(rentals)('the rating of $title is heard as a sample only if the home is one', (rental) => {
  const heard = (isSample?: true) =>
    renderToStaticMarkup(<RentalCard rental={{ ...rental, isSample }} shape="even" />);
  expect(heard(true)).toContain('Sample rating: ');
  expect(heard()).not.toContain('Sample');
});
