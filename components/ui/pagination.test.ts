import { expect, test } from 'vitest';
import { listPagesToLink } from './pagination';

test.each([
  [1, 1, [1]],
  [2, 2, [1, 2]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [400, 834, [1, 300, 390, 398, 399, 400, 401, 402, 410, 500, 834]],
])('page %i of %i links %j', (page, pages, shown) => {
  expect(listPagesToLink(page, pages)).toEqual(shown);
});
