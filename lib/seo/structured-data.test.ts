import { expect, test } from 'vitest';
import { ownerTrail } from './breadcrumbs';
import { breadcrumbList } from './structured-data';

test('no two breadcrumbs of the plans have the same address', () => {
  const crumbs = ownerTrail('/plans');
  expect(breadcrumbList(crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'For Owners', item: 'http://localhost:3000/plans' },
    { '@type': 'ListItem', position: 3, name: 'Management Plans' },
  ]);
});
