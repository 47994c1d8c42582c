import { expect, test } from 'vitest';
import { honeypot } from '@/lib/forms/lead-forms';
import { detectSpam } from './spam';

const person = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Is the dune walkable?' };
const browser = new Headers({ 'user-agent': 'Mozilla/5.0' });

test.each([
  ['a person', person],
  ['a Russian name', { ...person, name: 'Иван Петров' }],
  ['an Irish name', { ...person, name: "Siobhán O'Brien McDonald" }],
  ['an owner with five listings', { ...person, message: 'https://a.example '.repeat(5) }],
  ['a person whose browser left spaces in the honeypot', { ...person, [honeypot.name]: '  ' }],
  [
    'someone who asks about casino night',
    { ...person, message: 'Is there a casino near? https://a.example' },
  ],
])('%s is not quarantined', (_, data) => {
  expect(detectSpam(data, data, browser).isSpam).toBe(false);
});

test('a missing user agent alone does not quarantine a lead', () => {
  expect(detectSpam(person, person, new Headers())).toEqual({ spamSignals: ['no-browser'], isSpam: false });
});

test.each(['http://x.example', '1', ' . '])('a honeypot filled with %j quarantines the lead', (text) => {
  expect(detectSpam({ ...person, [honeypot.name]: text }, person, browser)).toEqual({
    spamSignals: ['honeypot'],
    isSpam: true,
  });
});

test.each([
  [
    ['links', 'markup', 'sales'],
    {
      ...person,
      message: 'SEO services <a href="https://a.example">here</a> https://b.example www.c.example',
    },
  ],
  [
    ['throwaway', 'mixed-script', 'generated'],
    { name: 'kJhGfDsQwErT', email: 'x@yopmail.com', message: 'Раypal offer' },
  ],
  [
    ['link-in-name', 'markup', 'sales'],
    { ...person, name: 'Win https://a.example', message: '[url=https://a.example]casino[/url]' },
  ],
])('the signals %j together quarantine a lead', (spamSignals, data) => {
  expect(detectSpam(data, data, browser)).toEqual({ spamSignals, isSpam: true });
});
