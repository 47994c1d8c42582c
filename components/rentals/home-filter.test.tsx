// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { rentalsPage } from '@/content/rental-pages';
import { eventually } from '@/lib/platform/testing/eventually';
import { HomeFilter } from './home-filter';
import { InquiryLink, StayPrice } from './inquiry';

const createHome = (id: string, region: '30a' | 'destin', sleeps: number) => ({
  id,
  region,
  sleeps,
  takesPets: region === '30a',
  text: ` ${id}`,
});
const createCard = (id: string) => (
  <>
    <InquiryLink href="https://book.example/{property}?in={checkIn}&out={checkOut}" home={{ property: id }}>
      {id}
    </InquiryLink>
    <StayPrice price={325} terms="all fees included" className="" noteClassName="" />
  </>
);
const regions = [
  { id: '30a' as const, name: '30A', where: 'on 30A', aliases: ['30a'] },
  { id: 'destin' as const, name: 'Destin', where: 'in Destin', aliases: ['destin'] },
];

function show(query: string) {
  window.history.replaceState(null, '', `/vacation-rentals${query}`);
  return hydrate(
    <HomeFilter
      homes={[createHome('cottage', '30a', 8), createHome('harbor', 'destin', 4)]}
      slots={{ cottage: createCard('cottage'), harbor: createCard('harbor') }}
      regions={regions}
      copy={{ ...rentalsPage.list, dates: rentalsPage.dates }}
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
const entry = (more: object) => ({ status: 'free', minNights: 3, nearest: null, readAt: null, ...more });
const weekQuery = 'check-in=2031-06-12&check-out=2031-06-19';

const listHomes = () =>
  screen.queryAllByRole('link', { name: /cottage|harbor/ }).map((link) => link.textContent);

test('shows every home for an empty search', () => {
  show('?q=');
  expect(listHomes()).toEqual(['cottage', 'harbor']);
  expect(screen.getAllByText('per night, all fees included')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 homes');
});

test('shows and counts the homes that match, and passes the dates on to their links', async () => {
  stubApi(new Error('down'));
  show('?destination=destin&check-in=2031-05-14&check-out=2031-05-21');
  expect(listHomes()).toEqual(['harbor']);
  await expectStatus('1 home matches');
  expect(screen.getByText(rentalsPage.dates)).toBeDefined();
  expect(screen.getByText('for 7 nights, all fees included').parentElement?.textContent).toMatch(
    /^\$2,275 for/,
  );
  expect(screen.getByRole('link', { name: 'harbor' }).getAttribute('href')).toBe(
    'https://book.example/harbor?in=2031-05-14&out=2031-05-21',
  );
});

test('rejects impossible dates, and does not pass them on', () => {
  show('?check-in=2031-05-14&check-out=2031-05-12');
  expect(screen.getByText(/Check-out must be after check-in/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'harbor' }).getAttribute('href')).toBe(
    'https://book.example/harbor',
  );
});

test('excludes homes that sleep fewer, and links to an inquiry with the search if none fits', () => {
  show('?guests=9%2B&destination=destin');
  expect(screen.getByRole('status').textContent).toBe('No homes match');
  expect(listHomes()).toEqual(['harbor']);
  expect(screen.getByText('Fits a smaller party: sleeps 4').parentElement?.textContent).toContain('harbor');
  expect(screen.getByRole('link', { name: rentalsPage.list.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=destin&guests=9%2B#contact-form',
  );
});

test('a family of seven with a dog first sees the home in another area that fits them all', () => {
  show('?guests=7&destination=destin&dog=yes');
  expect(listHomes()).toEqual(['cottage', 'harbor']);
  expect(screen.getByText('Sleeps 8, on 30A').parentElement?.textContent).toContain('cottage');
  expect(screen.getByText('Fits a smaller party: sleeps 4. No pets').parentElement?.textContent).toContain(
    'harbor',
  );
  expect(screen.getByRole('list', { name: 'Your search' }).textContent).toBe('Destin7 guestsWith a dog');
  expect(screen.getByRole('link', { name: rentalsPage.list.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=destin&guests=7&dog=yes#contact-form',
  );
});

test('free homes come first and are counted, then taken ones with their nearest free stay', async () => {
  const nearest = { checkIn: '2031-06-19', checkOut: '2031-06-26' };
  stubApi({ homes: { cottage: entry({ status: 'taken', nearest }), harbor: entry({}) } });
  show(`?${weekQuery}&guests=3-4`);
  expect(screen.getByRole('status').textContent).toBe(rentalsPage.list.checking);
  await expectStatus('1 home is free June 12 to 19');
  expect(listHomes()).toEqual(['harbor', 'cottage']);
  const note = screen.getByText(/^Taken/);
  expect(note.textContent).toBe('Taken. Free June 19 to 26');
  expect(screen.getByRole('link', { name: 'June 19 to 26' }).getAttribute('href')).toBe(
    '/vacation-rentals/cottage?check-in=2031-06-19&check-out=2031-06-26&guests=3-4#stay',
  );
  expect(screen.queryByText(rentalsPage.dates)).toBeNull();
});

test('a home without a calendar is between the free and the taken ones, and says so', async () => {
  stubApi({ homes: { cottage: entry({ status: 'taken' }), harbor: entry({ status: 'unknown' }) } });
  show(`?${weekQuery}`);
  await expectStatus('No home is free June 12 to 19');
  expect(listHomes()).toEqual(['harbor', 'cottage']);
  expect(screen.getByText(rentalsPage.list.unknown).parentElement?.textContent).toContain('harbor');
  expect(screen.getByText('Taken').parentElement?.textContent).toContain('cottage');
});

test('if no home is free, visitors can ask for another one with the same dates', async () => {
  const nearest = { checkIn: '2031-06-12', checkOut: '2031-06-17' };
  const tooShort = entry({ status: 'too-short', minNights: 5, nearest });
  stubApi({ homes: { cottage: tooShort, harbor: entry({ status: 'taken' }) } });
  show('?check-in=2031-06-12&check-out=2031-06-14&dog=yes&destination=30a');
  await expectStatus('No home is free June 12 to 14');
  expect(screen.getByText(/^5 nights or more/).textContent).toBe('5 nights or more. Free June 12 to 17');
  expect(screen.getByText(rentalsPage.list.noneFree.title)).toBeDefined();
  expect(screen.getByRole('link', { name: rentalsPage.list.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=30a&check-in=2031-06-12&check-out=2031-06-14&dog=yes#contact-form',
  );
});

test.each([
  ['a page to sign in', '<!doctype html>'],
  ['other data', { homes: 2 }],
])('shows all homes, as without dates, if a proxy responds with %s', async (_, body) => {
  stubApi(body);
  show(`?${weekQuery}`);
  await expectStatus('2 homes match');
  expect(listHomes()).toEqual(['cottage', 'harbor']);
});
