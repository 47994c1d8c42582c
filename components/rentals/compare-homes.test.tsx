// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { savedHomesCopy as copy, rentalsPage } from '@/content/rental-pages';
import { eightyHomes } from '@/e2e/support/eighty-homes';
import { eventually } from '@/lib/platform/testing/eventually';
import { toListed } from '@/lib/rentals/listed-home';
import { CompareHomes } from './compare-homes';

const homes = eightyHomes.map((rental) => ({ ...toListed(rental), beds: 'King bed', rules: '3 nights' }));
const ids = homes.map(({ id }) => id);
const encodedIds = encodeURIComponent(ids.slice(0, 3).join(','));

beforeEach(() => {
  localStorage.clear();
  const statuses = ['free', 'taken', 'unknown'].map((status, index) => [ids[index], { status }]);
  vi.stubGlobal('fetch', async () => Response.json({ homes: Object.fromEntries(statuses) }));
});

function show(query: string, shown = homes) {
  window.history.replaceState(null, '', `/vacation-rentals/saved${query}`);
  hydrate(<CompareHomes homes={shown} copy={{ ...copy, noPrice: rentalsPage.list.noPrice }} />);
}
const listTitles = () =>
  screen.queryAllByRole('columnheader').map((header) => within(header).getByRole('link').textContent);

test('a link compares its homes for its dates, whatever is saved', async () => {
  localStorage.setItem('saved-homes', ids[5] ?? '');
  show(`?homes=${ids.slice(0, 3)},no-such-home&check-in=2031-02-10&check-out=2031-02-17&dog=yes`);
  expect(listTitles()).toEqual(homes.slice(0, 3).map(({ title }) => title));
  await eventually(() =>
    expect(
      within(screen.getByRole('row', { name: /^February 10 to 17/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([copy.statuses.free, copy.statuses.taken, copy.statuses.unknown]),
  );
  expect(screen.getByRole('row', { name: /^Price/ }).textContent).toContain('for 7 nights');
  expect(screen.getByRole('link', { name: `${copy.askAll} 3` }).getAttribute('href')).toBe(
    `/contact?topic=guest&homes=${encodedIds}&check-in=2031-02-10&check-out=2031-02-17&dog=yes#contact-form`,
  );
});

test('without homes in the link, compares the saved ones, at most six, and can remove one', () => {
  localStorage.setItem('saved-homes', ids.slice(0, 8).join(','));
  show('');
  expect(listTitles()).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: `${copy.remove} ${homes[0]?.title}` }));
  expect(listTitles()).toHaveLength(5);
});

test('homes that are gone take no place among the saved ones', () => {
  localStorage.setItem('saved-homes', `a,b,c,d,${ids[0]},${ids[1]}`);
  show('');
  fireEvent.click(screen.getByRole('button', { name: `${copy.remove} ${homes[0]?.title}` }));
  expect(localStorage.getItem('saved-homes')).toBe(ids[1]);
});

test('a home may have any address that Contentful allows', () => {
  const [home] = homes.map((one) => ({ ...one, id: `Villa_No.1~${'x'.repeat(200)}` }));
  show(`?homes=${home?.id}`, home && [home]);
  expect(listTitles()).toEqual([home?.title]);
});

test('without any homes, says how to save some', () => {
  show('?homes=no-such-home');
  expect(screen.getByRole('status').textContent).toContain(copy.none);
});
