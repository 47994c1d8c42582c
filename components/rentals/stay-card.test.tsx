// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { stayCardWords } from '@/content/rental-pages';
import { priceTerms } from '@/content/rentals';
import { StayCard } from './stay-card';

const engine = {
  href: 'https://book.example/{property}?in={checkIn}&out={checkOut}&n={guests}',
  home: { property: '77' },
};

function show(query = '', { booking = false, takesPets = true } = {}) {
  window.history.replaceState(null, '', `/vacation-rentals/cottage${query}`);
  return hydrate(
    <StayCard
      home={{ id: 'cottage', price: 450, sleeps: 8, takesPets }}
      terms={priceTerms}
      words={stayCardWords}
      engine={booking ? engine : null}
    />,
  );
}
const week = '?check-in=2031-06-12&check-out=2031-06-19';
const form = () => screen.getByRole<HTMLFormElement>('form', { name: stayCardWords.label });
/** The query that sending the form adds to the address of the contact form. */
const query = () =>
  String(new URLSearchParams([...new FormData(form())].map(([name, value]) => [name, String(value)])));

test('the search of the address fills the card, which shows the sum and names the dates', () => {
  show(`${week}&guests=5-8&dog=yes`);
  expect(query()).toBe('property=cottage&check-in=2031-06-12&check-out=2031-06-19&guests=5-8&dog=yes');
  expect(form().getAttribute('action')).toBe('/contact#contact-form');
  expect(form().textContent).toContain('7 nights at $450$3,150');
  expect(form().textContent).toContain('Total before taxes$3,150');
  expect(screen.getByRole('button', { name: 'Ask for June 12 to 19' })).toBeDefined();
});

test('impossible dates are refused at their field', () => {
  show('?check-in=2031-06-19&check-out=2031-06-12');
  const out = screen.getByLabelText(stayCardWords['check-out']);
  expect(out.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Check-out must be after check-in.')).toBeDefined();
  let isSent = true;
  act(() => {
    isSent = fireEvent.submit(form());
  });
  expect(isSent).toBe(false);
  expect(document.activeElement).toBe(out);
});

test('a party that is too large is told how many the home sleeps; a dog is only offered where pets may stay', () => {
  show('?guests=9%2B', { takesPets: false });
  expect(screen.getByText(`${stayCardWords.sleeps} 8.`)).toBeDefined();
  expect(screen.queryByLabelText(stayCardWords.dog)).toBeNull();
});

test('with a booking engine, the main link opens it with the dates and the party', () => {
  show(`${week}&guests=5-8`, { booking: true });
  const link = screen.getByRole('link', { name: 'Book June 12 to 19' });
  expect(link.getAttribute('href')).toBe('https://book.example/77?in=2031-06-12&out=2031-06-19&n=5');
  expect(link.getAttribute('target')).toBe('_blank');
});
