// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { priceTerms } from '@/content/rates';
import { regions as areas } from '@/content/regions';
import { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import { homeFilters, homeSearch } from '@/content/search';
import { eventually } from '@/lib/platform/testing/eventually';
import type { HomeList } from '@/lib/rentals/home-lists';
import type { ListedHome } from '@/lib/rentals/listed-home';
import { HomeFilter } from './home-filter';

const here = areas[0].id;
const createHome = (id: string, region: string, sleeps: number): ListedHome => ({
  ...{ id, region, sleeps, title: id, location: '', rooms: '2 bedrooms, 1 bath', bedrooms: 2, rating: 5 },
  ...{ takesPets: region === here, pets: '', amenities: [], filters: region === here ? ['pool'] : [] },
  picture: { name: 'a.jpg', width: 1600, height: 1000, hash: '0', alt: '' },
  ...{ rates: [{ price: 325, minNights: 2 }], lowest: { price: 325, isFrom: false } },
  text: ` ${id}`,
});
const regions = [
  { id: here, name: '30A', where: 'on 30A', aliases: [here] },
  { id: 'destin', name: 'Destin', where: 'in Destin', aliases: ['destin'] },
];
const engine = 'https://book.example/{property}?in={checkIn}&out={checkOut}';
const { list } = rentalsPage;

function show(
  query: string,
  { area = null as HomeList['area'], path = '/vacation-rentals' as HomeList['path'] } = {},
) {
  window.history.replaceState(null, '', `${path}${query}`);
  return hydrate(
    <HomeFilter
      homes={[createHome('cottage', here, 8), createHome('harbor', 'destin', 4)]}
      page={{
        ...{ path, firstPath: path, area, page: 1, pages: 1, total: area ? 1 : 2 },
        ids: area ? ['cottage'] : ['cottage', 'harbor'],
      }}
      regions={regions}
      amenities={[{ id: 'pool', label: 'Pool' }]}
      engine={engine}
      form={homeSearch}
      filters={homeFilters}
      copy={{ ...list, dates: rentalsPage.dates }}
      savedCopy={savedHomesCopy}
    />,
  );
}
function stubApi(body: unknown) {
  vi.stubGlobal('fetch', async () => {
    if (body instanceof Error) throw body;
    return Response.json(body);
  });
}
afterEach(() => vi.unstubAllGlobals());
const expectStatus = (text: string) =>
  eventually(() => expect(screen.getByRole('status').textContent).toBe(text));
const entry = (more: object) => ({
  ...{ status: 'free', minNights: 3, arrivalDay: null, nearest: null, next: null, readAt: null },
  ...more,
});
const weekQuery = 'check-in=2031-06-12&check-out=2031-06-19';

const listCards = () => screen.queryAllByRole('article').map(({ id }) => id);
const group = (name: string) => screen.getByRole('region', { name });
const bookHref = () =>
  screen.getByRole('link', { name: 'Check Availability of harbor' }).getAttribute('href');

test('without a search, shows the homes of the page', () => {
  show('?q=');
  expect(listCards()).toEqual(['cottage', 'harbor']);
  expect(screen.getAllByText(`per night, ${priceTerms}`)).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 homes');
});

test('shows and counts the homes that match, and passes the dates on to their links', async () => {
  stubApi(new Error('down'));
  show('?destination=destin&check-in=2031-05-14&check-out=2031-05-21');
  expect(listCards()).toEqual(['harbor']);
  await expectStatus('1 home matches');
  expect(screen.getByText(rentalsPage.dates)).toBeDefined();
  expect(screen.getByText(`for 7 nights, ${priceTerms}`).parentElement?.textContent).toMatch(/^\$2,275 for/);
  expect(bookHref()).toBe('https://book.example/harbor?in=2031-05-14&out=2031-05-21');
  const pageLinks = document.querySelectorAll(
    '#harbor a[href^="/vacation-rentals/harbor?check-in=2031-05-14&"]',
  );
  expect([...pageLinks].map((link) => link.querySelector('img') !== null)).toEqual([true, false]);
});

test('an unknown destination shows all homes and says so, and the search can be cleared', () => {
  show('?destination=%3Cb%3Emiami');
  expect(screen.getByText(/We have no homes in “<b>miami”/)).toBeDefined();
  expect(listCards()).toEqual(['cottage', 'harbor']);
  expect(screen.getByRole('link', { name: 'Clear the search' }).getAttribute('href')).toBe(
    '/vacation-rentals',
  );
});

test('rejects impossible dates, and does not pass them on', () => {
  show('?check-in=2031-05-14&check-out=2031-05-12');
  expect(screen.getAllByText(/Check-out must be after check-in/)).toHaveLength(2);
  expect(bookHref()).toBe('https://book.example/harbor');
});

test('folds homes that don’t fit, with the reason, and links to an inquiry if none fits', () => {
  show('?guests=9%2B&destination=destin&bedrooms=3&price=250&amenity=pool&dog=yes');
  expect(screen.getByRole('status').textContent).toBe('No homes match');
  expect(listCards()).toEqual([]);
  expect(screen.getByText(`1 ${list.unfit.one}`).parentElement?.textContent).toContain(
    'Fits a smaller party: sleeps 4, No pets, 2 bedrooms, 1 bath, From $325, No pool',
  );
  expect(screen.getByRole('link', { name: list.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=destin&guests=9%2B&dog=yes#contact-form',
  );
});

test('a family of seven with a dog first sees the home in another area that fits them all', () => {
  show('?guests=7&destination=destin&dog=yes');
  expect(group(list.elsewhere).querySelector('article')?.id).toBe('cottage');
  expect(screen.getByText('Fits a smaller party: sleeps 4, No pets')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Your search' }).textContent).toBe('Destin7 guestsWith a dog');
});

test('a home in another area that is taken says when it is free', async () => {
  const nearest = { checkIn: '2031-06-19', checkOut: '2031-06-26' };
  stubApi({ homes: { cottage: entry({ status: 'taken', nearest }) } });
  show(`?${weekQuery}&guests=7&destination=destin`);
  await eventually(() => expect(group(list.elsewhere).textContent).toContain('Free June 19 to 26'));
  expect(listCards()).toEqual([]);
});

test('homes are in groups: free ones first, then unknown ones, then taken ones in a line', async () => {
  const nearest = { checkIn: '2031-06-19', checkOut: '2031-06-26' };
  stubApi({
    homes: { cottage: entry({ status: 'taken', nearest }), harbor: entry({ arrivalDay: 'Saturday' }) },
  });
  const { unmount } = show(`?${weekQuery}&guests=3-4`);
  expect(screen.getByRole('status').textContent).toBe(list.checking);
  await expectStatus('1 home is free June 12 to 19');
  expect(listCards()).toEqual(['harbor']);
  expect(group(list.free).textContent).toContain(`${list.arrival} Saturday`);
  expect(group(list.taken).textContent).toContain('Free June 19 to 26');
  expect(screen.getByRole('link', { name: 'June 19 to 26' }).getAttribute('href')).toBe(
    '/vacation-rentals/cottage?check-in=2031-06-19&check-out=2031-06-26&guests=3-4#stay',
  );
  unmount();

  const next = { checkIn: '2031-08-14', checkOut: '2031-08-21' };
  stubApi({ homes: { cottage: entry({ status: 'taken', next }), harbor: entry({ status: 'unknown' }) } });
  show(`?${weekQuery}`);
  await expectStatus('No home is free June 12 to 19, 1 we check for you');
  expect(group(list.unknown.title).querySelector('article')?.id).toBe('harbor');
  expect(screen.getByRole('link', { name: 'Next free: August 14' })).toBeDefined();
});

test('if no home is free, visitors can ask for another one with the same dates', async () => {
  const nearest = { checkIn: '2031-06-12', checkOut: '2031-06-17' };
  const tooShort = entry({ status: 'too-short', minNights: 5, nearest });
  const otherDay = entry({ status: 'other-arrival-day', arrivalDay: 'Saturday' });
  stubApi({ homes: { cottage: tooShort, harbor: otherDay } });
  show('?check-in=2031-06-12&check-out=2031-06-14');
  await expectStatus('No home is free June 12 to 14');
  expect(group(list.otherDates).textContent).toContain('5 nights or more. Free June 12 to 17');
  expect(group(list.otherDates).textContent).toContain(`${list.arrival} Saturday. ${list.noneFound}`);
  expect(screen.getByText(list.noneFree.title)).toBeDefined();
  expect(screen.getByRole('link', { name: list.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&check-in=2031-06-12&check-out=2031-06-14#contact-form',
  );
});

test.each([
  ['a page to sign in', '<!doctype html>'],
  ['other data', { homes: 2 }],
])('shows all homes, as without dates, if a proxy responds with %s', async (_, body) => {
  stubApi(body);
  show(`?${weekQuery}`);
  await expectStatus('2 homes match');
  expect(listCards()).toEqual(['cottage', 'harbor']);
});

test('a filter applies at once, the URL holds it, and the last page of the history restores the list', async () => {
  show('');
  fireEvent.click(screen.getByLabelText(homeSearch.dog));
  expect(listCards()).toEqual(['cottage']);
  expect(location.search).toBe('?dog=yes');
  fireEvent.change(screen.getByLabelText(homeSearch.guests.label), { target: { value: '1' } });
  fireEvent.change(screen.getByLabelText(homeSearch.guests.label), { target: { value: '10' } });
  expect(location.search).toBe('?guests=10&dog=yes');
  expect(listCards()).toEqual([]);
  window.history.replaceState(null, '', '/vacation-rentals');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(listCards()).toEqual(['cottage', 'harbor']);
  expect(screen.getByLabelText<HTMLInputElement>(homeSearch.dog).checked).toBe(false);
});

test('the page of an area starts with its homes, and can search everywhere', () => {
  show('', { area: here, path: `/vacation-rentals/area/${here}` });
  expect(listCards()).toEqual(['cottage']);
  expect(screen.getByRole('status').textContent).toBe('1 home');
  const area = screen.getByLabelText<HTMLSelectElement>(homeSearch.destination.label);
  expect(area.value).toBe(here);
  fireEvent.change(area, { target: { value: '' } });
  expect(location.pathname).toBe('/vacation-rentals');
  expect(listCards()).toEqual(['cottage', 'harbor']);
});

test('saved homes stay in this browser, and can be compared and asked about', () => {
  localStorage.clear();
  const { unmount } = show(`?${weekQuery}`);
  expect(screen.queryByRole('complementary')).toBeNull();
  for (const id of ['cottage', 'harbor'])
    fireEvent.click(screen.getByRole('button', { name: `${savedHomesCopy.save} ${id}` }));
  const stay = '&check-in=2031-06-12&check-out=2031-06-19';
  expect(screen.getByRole('link', { name: savedHomesCopy.compare }).getAttribute('href')).toBe(
    `/vacation-rentals/saved?homes=cottage%2Charbor${stay}`,
  );
  expect(screen.getByRole('link', { name: `${savedHomesCopy.askAll} 2` }).getAttribute('href')).toBe(
    `/contact?topic=guest&homes=cottage%2Charbor${stay}#contact-form`,
  );
  unmount();
  show('');
  fireEvent.click(screen.getByRole('button', { name: `${savedHomesCopy.saved} cottage`, pressed: true }));
  expect(localStorage.getItem('saved-homes')).toBe('harbor');
});
