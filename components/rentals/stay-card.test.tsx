// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { priceTerms } from '@/content/rates';
import { calendarCopy, stayCardCopy } from '@/content/rental-pages';
import { eventually } from '@/lib/platform/testing/eventually';
import type { HomeRates } from '@/lib/rentals/rates';
import { chosenStay } from './chosen-stay';
import { MonthTables } from './month-tables';
import { StayCard } from './stay-card';

const engine = 'https://book.example/{property}?in={checkIn}&out={checkOut}&n={guests}';
const home = {
  ...{ id: 'cottage', region: 'destin', bookingId: '77', sleeps: 8, takesPets: true },
  ...{ rates: [{ price: 450, minNights: 3 }], lowest: { price: 450, isFrom: false } },
};

let response: unknown;
beforeEach(() => {
  chosenStay.set(undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-03T17:00:00Z') });
  response = { homes: {} };
  vi.stubGlobal('fetch', async () => Response.json(response));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const toBody = (more: object) => ({
  homes: { cottage: { status: 'free', minNights: 5, nearest: null, readAt: null, ...more } },
});
const expectStatus = (text: string) =>
  eventually(() => expect(screen.getByRole('status').textContent?.trim()).toBe(text));

function show(
  query = '',
  { booking = false, ...more }: { booking?: boolean } & Partial<typeof home & HomeRates> = {},
) {
  window.history.replaceState(null, '', `/vacation-rentals/cottage${query}`);
  return hydrate(
    <StayCard home={{ ...home, ...more }} copy={stayCardCopy} engine={booking ? engine : null} />,
  );
}
const weekQuery = '?check-in=2031-06-12&check-out=2031-06-19';
const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: stayCardCopy.label });
/** The query that the form sends to the contact form. */
const readQuery = () =>
  String(new URLSearchParams([...new FormData(getForm())].map(([name, value]) => [name, String(value)])));

test('the search in the URL fills in the card, which shows the total and the dates', () => {
  show(`${weekQuery}&guests=5-8&dog=yes`);
  expect(readQuery()).toBe(
    'property=cottage&total=%243%2C150&check-in=2031-06-12&check-out=2031-06-19&guests=5-8&dog=yes',
  );
  expect(getForm().getAttribute('action')).toBe('/contact#contact-form');
  expect(getForm().textContent).toContain('7 nights at $450$3,150');
  expect(getForm().textContent).toContain('Total before taxes$3,150');
  expect(screen.getByRole('button', { name: 'Ask for June 12 to 19' })).toBeDefined();
});

test('the sum has a line for each price, fee and pet fee', () => {
  const rates = [
    { from: '06-15', to: '08-15', price: 500, minNights: 3 },
    { price: 400, minNights: 3 },
  ];
  const fees = [{ label: 'Cleaning', price: 150, per: 'stay' as const }];
  show(`${weekQuery}&dog=yes`, { rates, fees, petFee: 80, lowest: { price: 450, isFrom: true } });
  expect(getForm().textContent).toContain(`From $450 per night, ${priceTerms}`);
  expect(getForm().textContent).toContain(
    '3 nights at $400$1,2004 nights at $500$2,000Cleaning$150Pet fee$80Total before taxes$3,430',
  );
});

test('if a night has no price, the card promises the total', () => {
  show(weekQuery, { rates: [] });
  expect(getForm().textContent).toContain(`Total before taxes${stayCardCopy.sum.noPrice}`);
  expect(readQuery()).not.toContain('total');
});

test('impossible dates are rejected at their field', () => {
  show('?check-in=2031-06-19&check-out=2031-06-12');
  const out = screen.getByLabelText(stayCardCopy['check-out']);
  expect(out.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Check-out must be after check-in.')).toBeDefined();
  let isSent = true;
  act(() => {
    isSent = fireEvent.submit(getForm());
  });
  expect(isSent).toBe(false);
  expect(document.activeElement).toBe(out);
});

test('a party that is too large reads how many the home sleeps; only homes that take pets ask about a dog', () => {
  show('?guests=12', { takesPets: false });
  expect(screen.getByText(`${stayCardCopy.sleeps} 8.`)).toBeDefined();
  expect(readQuery()).toBe('property=cottage&check-in=&check-out=&guests=12');
  expect(screen.queryByText(stayCardCopy.noDog)).toBeNull();
});

test('a home without pets says so if a search has a dog, and passes it on', () => {
  show('?dog=yes', { takesPets: false });
  expect(screen.getByText(stayCardCopy.noDog)).toBeDefined();
  expect(readQuery()).toContain('dog=yes');
});

test('with a booking engine, the main link passes on the dates and the guests', () => {
  show(`${weekQuery}&guests=5-8`, { booking: true });
  const link = screen.getByRole('link', { name: 'Book June 12 to 19' });
  expect(link.getAttribute('href')).toBe('https://book.example/77?in=2031-06-12&out=2031-06-19&n=5');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('says whether the nights are free, and when the calendar was read', async () => {
  response = toBody({ readAt: '2031-05-02T14:40:00Z' });
  show(weekQuery);
  expect(screen.getByRole('status').textContent).toBe(stayCardCopy.status.checking);
  await expectStatus('Free for these 7 nightsCalendar read May 2, 9:40 AM Central');
});

test('for taken nights, links to the nearest free stay for the same guests', async () => {
  response = toBody({ status: 'taken', nearest: { checkIn: '2031-06-19', checkOut: '2031-06-26' } });
  show(`${weekQuery}&guests=7`);
  await expectStatus('Taken for some of these nightsThe nearest free stay: June 19 to 26');
  expect(screen.getByRole('link', { name: 'June 19 to 26' }).getAttribute('href')).toBe(
    '/vacation-rentals/cottage?check-in=2031-06-19&check-out=2031-06-26&guests=7#stay',
  );
});

test('a stay that is too short is rejected at its field', async () => {
  response = toBody({ status: 'too-short', nearest: { checkIn: '2031-06-12', checkOut: '2031-06-17' } });
  show('?check-in=2031-06-12&check-out=2031-06-14');
  await expectStatus('The nearest free stay: June 12 to 17');
  expect(screen.getByText(`5 nights ${stayCardCopy.tooShort}`)).toBeDefined();
  let isSent = true;
  act(() => {
    isSent = fireEvent.submit(getForm());
  });
  expect(isSent).toBe(false);
});

test('a stay that begins on another day than guests arrive is rejected at its field', async () => {
  response = toBody({ status: 'other-arrival-day', arrivalDay: 'Saturday' });
  show('?check-in=2031-06-13&check-out=2031-06-20');
  await eventually(() => expect(screen.getByText(`${stayCardCopy.arrivalDay} Saturday.`)).toBeDefined());
  expect(screen.getByLabelText(stayCardCopy['check-in']).getAttribute('aria-invalid')).toBe('true');
});

test.each([
  ['the calendar is unknown', toBody({ status: 'unknown' })],
  ['a proxy responds', 'Bad gateway'],
  ['there is no such home', { homes: {} }],
])('if %s, the card promises an answer from a person', async (_, body) => {
  response = body;
  show(weekQuery);
  await expectStatus(stayCardCopy.status.unknown);
});

/** Shows the stay card and a calendar that begins in June 2027. `nights` has the letters of `encodeNights`. */
function showCalendar(dates: string, nights = '') {
  window.history.replaceState(null, '', `/vacation-rentals/cottage${dates}`);
  hydrate(
    <>
      <StayCard home={home} copy={stayCardCopy} engine={null} />
      <MonthTables today="2027-06-03" nights={nights.padEnd(366, 'u')} copy={calendarCopy} />
    </>,
  );
  return screen.getByText('August 2027 to May 2028').closest('details');
}

test('screen readers hear if a day is free, taken or chosen, and if a stay may begin or end', () => {
  // The letters begin with the night of May 31. Taken (t) are that night, June 9 to 11, and all nights from June 20.
  const june = 'tfffffffftttffffffffttttttttttt';
  const later = showCalendar('?check-in=2027-06-12&check-out=2027-06-13', june);
  const cells = screen.getByRole('table', { name: 'June 2027' }).querySelectorAll('tbody td');
  const texts = [...cells].map((cell) => cell.textContent).filter(Boolean);
  expect(texts).toHaveLength(30);
  expect(texts.slice(0, 13)).toEqual([
    ...['1, past', '2, past', '3, free', '4, free', '5, free', '6, free', '7, free', '8, free'],
    ...[`9, ${calendarCopy.ends}`, '10, taken', '11, taken'],
    ...[`12, ${calendarCopy.begins}, your dates`, '13, free, your dates'],
  ]);
  expect(texts[19]).toBe(`20, ${calendarCopy.ends}`);
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(12);
  expect(later?.open).toBe(false);
});

test('a calendar opens its later months if the chosen dates are in them', () => {
  expect(showCalendar('?check-in=2027-09-12&check-out=2027-09-19')?.open).toBe(true);
});
