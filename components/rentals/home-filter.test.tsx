// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { rentalsPage } from '@/content/rental-pages';
import { HomeFilter } from './home-filter';
import { InquiryLink, StayPrice } from './inquiry';

const home = (id: string, region: '30a' | 'destin', sleeps: number) => ({
  id,
  region,
  sleeps,
  takesPets: region === '30a',
  text: ` ${id}`,
  card: (
    <>
      <InquiryLink href="https://book.example/{property}?in={checkIn}&out={checkOut}" home={{ property: id }}>
        {id}
      </InquiryLink>
      <StayPrice price={325} terms="all fees included" className="" noteClassName="" />
    </>
  ),
});
const regions = [
  { id: '30a' as const, name: '30A', where: 'on 30A', aliases: ['30a'] },
  { id: 'destin' as const, name: 'Destin', where: 'in Destin', aliases: ['destin'] },
];

function show(query: string) {
  window.history.replaceState(null, '', `/vacation-rentals${query}`);
  return hydrate(
    <HomeFilter
      homes={[home('cottage', '30a', 8), home('harbor', 'destin', 4)]}
      regions={regions}
      words={{ ...rentalsPage, dates: 'No availability here.' }}
    />,
  );
}
const homes = () => screen.queryAllByRole('link', { name: /cottage|harbor/ }).map((link) => link.textContent);

test('shows every home if nothing is searched for', () => {
  show('?q=');
  expect(homes()).toEqual(['cottage', 'harbor']);
  expect(screen.getAllByText('per night, all fees included')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 homes');
});

test('shows the homes that fit and their number, and passes the dates on', () => {
  show('?destination=destin&check-in=2031-05-14&check-out=2031-05-21');
  expect(homes()).toEqual(['harbor']);
  expect(screen.getByRole('status').textContent).toBe('1 home matches');
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
  expect(homes()).toEqual(['harbor']);
  expect(screen.getByText('Fits a smaller party: sleeps 4').parentElement?.textContent).toContain('harbor');
  expect(screen.getByRole('link', { name: rentalsPage.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=destin&guests=9%2B#contact-form',
  );
});

test('a family of seven with a dog first sees the home elsewhere that fits them all', () => {
  show('?guests=7&destination=destin&dog=yes');
  expect(homes()).toEqual(['cottage', 'harbor']);
  expect(screen.getByText('Sleeps 8, on 30A').parentElement?.textContent).toContain('cottage');
  expect(screen.getByText('Fits a smaller party: sleeps 4. No pets').parentElement?.textContent).toContain(
    'harbor',
  );
  expect(screen.getByRole('list', { name: 'Your search' }).textContent).toBe('Destin7 guestsWith a dog');
  expect(screen.getByRole('link', { name: rentalsPage.empty.ask }).getAttribute('href')).toBe(
    '/contact?topic=guest&destination=destin&guests=7&dog=yes#contact-form',
  );
});
