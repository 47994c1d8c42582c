import { describe, expect, test } from 'vitest';
import { campaignQuery, formatSource, sourceOf } from './source';

const site = 'https://seaoats.example';
const at = (path: string) => `${site}${path}`;

type Sent = { told?: string; page?: string; referer?: string; gpc?: boolean };

function source({ told, page, referer, gpc }: Sent) {
  const headers = new Headers({ ...(referer && { referer }), ...(gpc && { 'sec-gpc': '1' }) });
  return sourceOf(headers, { ...(told !== undefined && { source: told }), ...(page && { page }) }, site);
}

describe('a form sends the source of its visit', () => {
  test('the first page, the site before it, and the campaign', () => {
    const campaign = 'utm_source=news&utm_medium=e-mail&utm_campaign=Fall+2026&utm_id=7';
    const told = `https://www.search.example/q?x=1 ${at(`/blog/dusk?${campaign}`)}`;
    expect(source({ told, referer: at('/contact') })).toEqual({
      landing: '/blog/dusk',
      referrer: 'www.search.example',
      utm_source: 'news',
      utm_medium: 'e-mail',
      utm_campaign: 'Fall 2026',
    });
  });

  test('without the receipt of a private page on which it began', () => {
    const told = ` ${at('/partner/analysis/SO-7K3M-9QXP?key=x')}`;
    expect(source({ told })).toEqual({ landing: '/partner/analysis' });
  });

  test('in any script', () => {
    const value = 'Été 2026|Ведь:हिन्दी+東京_a.b-c';
    expect(source({ told: ` ${at(`/?utm_source=${encodeURIComponent(value)}`)}` })?.utm_source).toBe(
      value.normalize('NFC'),
    );
  });

  test.each([
    ['a formula', '=HYPERLINK("http://x.example")', 'HYPERLINKhttp:x.example'],
    ['line breaks', 'a\r\nBcc: x@y.example\u2028z', 'aBcc: xy.examplez'],
    ['10,000 characters', 'é'.repeat(10_000), 'é'.repeat(100)],
    ['signs outside of the first plane', '𝒳'.repeat(300), '𝒳'.repeat(100).normalize('NFC')],
    ['marks that turn text around', 'a\u202eb\u0000c', 'abc'],
  ])('%s is harmless', (_, value, kept) => {
    const query = new URLSearchParams({ utm_term: value });
    expect(source({ told: ` ${at(`/?${query}`)}` })?.utm_term).toBe(kept);
  });

  test.each([
    'javascript:alert(1) javascript:alert(1)',
    'https://x.example/ https://evil.example/?utm_source=x',
    'nothing',
    'x'.repeat(50_000),
    ' '.repeat(500),
  ])('ignores a landing page that is not on this site: %#', (told) => {
    expect(source({ told })?.landing).toBeUndefined();
    expect(source({ told })?.utm_source).toBeUndefined();
  });
});

describe('without JavaScript', () => {
  test('uses a campaign in the form’s own address', () => {
    expect(source({ referer: at('/contact?utm_source=news') })).toEqual({
      landing: '/contact',
      utm_source: 'news',
    });
    expect(source({ referer: at('/api/leads/contact'), page: at('/contact?utm_source=news') })).toEqual({
      landing: '/contact',
      utm_source: 'news',
    });
    expect(source({ referer: at('/contact') })).toBeNull();
  });

  test('uses a referrer from another site', () => {
    expect(source({ page: at('/contact'), referer: 'https://partner.example/' })).toEqual({
      referrer: 'partner.example',
    });
  });
});

test('sends nothing under Global Privacy Control, nor uses the form’s own address', () => {
  const told = `https://x.example/ ${at('/?utm_source=news')}`;
  expect(source({ told, referer: at('/contact?utm_source=news'), gpc: true })).toBeNull();
  expect(source({ told: 'none', referer: at('/contact?utm_source=news') })).toBeNull();
});

test('the campaign as a query, and in words', () => {
  const lead = {
    landing: '/blog/dusk',
    referrer: 'x.example',
    utm_source: 'Été & co'.replace('& ', ''),
    utm_medium: 'mail',
  };
  expect(campaignQuery(lead)).toBe('?utm_source=%C3%89t%C3%A9+co&utm_medium=mail');
  expect(campaignQuery({ landing: '/' })).toBe('');
  expect(formatSource(lead)).toBe('Été co / mail  /blog/dusk');
  expect(formatSource(undefined)).toBe('');
});
