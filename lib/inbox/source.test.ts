import { describe, expect, test } from 'vitest';
import { formatSource, sourceOf, toCampaignQuery } from './source';

const site = 'https://seaoats.example';
const url = (path: string) => `${site}${path}`;

type SentForm = { field?: string; page?: string; referer?: string; gpc?: boolean };

function source({ field, page, referer, gpc }: SentForm) {
  const headers = new Headers({ ...(referer && { referer }), ...(gpc && { 'sec-gpc': '1' }) });
  return sourceOf(headers, { ...(field !== undefined && { source: field }), ...(page && { page }) }, site);
}

describe('a form sends the source of its visit', () => {
  test('with the landing page, the referring site, and the campaign', () => {
    const campaign = 'utm_source=news&utm_medium=e-mail&utm_campaign=Fall+2026&utm_id=7';
    const field = `https://www.search.example/q?x=1 ${url(`/blog/dusk?${campaign}`)}`;
    expect(source({ field, referer: url('/contact') })).toEqual({
      landing: '/blog/dusk',
      referrer: 'www.search.example',
      utm_source: 'news',
      utm_medium: 'e-mail',
      utm_campaign: 'Fall 2026',
    });
  });

  test('without the receipt in the path of a private landing page', () => {
    const field = ` ${url('/partner/analysis/SO-7K3M-9QXP?key=x')}`;
    expect(source({ field })).toEqual({ landing: '/partner/analysis' });
  });

  test('with an ampersand that was escaped', () => {
    const field = ` ${url('/?utm_source=news&amp;utm_medium=e-mail')}`;
    expect(source({ field })).toMatchObject({ utm_source: 'news', utm_medium: 'e-mail' });
  });

  test('in any script', () => {
    const value = 'Été 2026|Ведь:हिन्दी+東京_a.b-c';
    expect(source({ field: ` ${url(`/?utm_source=${encodeURIComponent(value)}`)}` })?.utm_source).toBe(
      value.normalize('NFC'),
    );
  });

  test.each([
    ['a formula', '=HYPERLINK("http://x.example")', 'HYPERLINKhttp:x.example'],
    ['line breaks', 'a\r\nBcc: x@y.example\u2028z', 'aBcc: xy.examplez'],
    ['10,000 characters', 'é'.repeat(10_000), 'é'.repeat(100)],
    ['characters outside the Basic Multilingual Plane', '𝒳'.repeat(300), '𝒳'.repeat(100).normalize('NFC')],
    ['a character that reverses text', 'a\u202eb\u0000c', 'abc'],
  ])('%s is harmless', (_, value, stored) => {
    const query = new URLSearchParams({ utm_term: value });
    expect(source({ field: ` ${url(`/?${query}`)}` })?.utm_term).toBe(stored);
  });

  test.each([
    'javascript:alert(1) javascript:alert(1)',
    'https://x.example/ https://evil.example/?utm_source=x',
    'nothing',
    'x'.repeat(50_000),
    ' '.repeat(500),
  ])('ignores a landing page that is not on this site: %#', (field) => {
    expect(source({ field })?.landing).toBeUndefined();
    expect(source({ field })?.utm_source).toBeUndefined();
  });
});

describe('without JavaScript', () => {
  test('uses the campaign in the URL of the form’s page', () => {
    expect(source({ referer: url('/contact?utm_source=news') })).toEqual({
      landing: '/contact',
      utm_source: 'news',
    });
    expect(source({ referer: url('/api/leads/contact'), page: url('/contact?utm_source=news') })).toEqual({
      landing: '/contact',
      utm_source: 'news',
    });
    expect(source({ referer: url('/contact') })).toBeNull();
  });

  test('uses a referrer from another site', () => {
    expect(source({ page: url('/contact'), referer: 'https://partner.example/' })).toEqual({
      referrer: 'partner.example',
    });
  });
});

test('stores no source under Global Privacy Control or after an opt-out', () => {
  const field = `https://x.example/ ${url('/?utm_source=news')}`;
  expect(source({ field, referer: url('/contact?utm_source=news'), gpc: true })).toBeNull();
  expect(source({ field: 'none', referer: url('/contact?utm_source=news') })).toBeNull();
});

test('formats a campaign as a query and as text', () => {
  const lead = {
    landing: '/blog/dusk',
    referrer: 'x.example',
    utm_source: 'Été & co'.replace('& ', ''),
    utm_medium: 'mail',
  };
  expect(toCampaignQuery(lead)).toBe('?utm_source=%C3%89t%C3%A9+co&utm_medium=mail');
  expect(toCampaignQuery({ landing: '/' })).toBe('');
  expect(formatSource(lead)).toBe('Été co / mail  /blog/dusk');
  expect(formatSource(undefined)).toBe('');
});
