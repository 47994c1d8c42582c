import { describe, expect, test } from 'vitest';
import { conditionalAnswer } from './conditional';

const feed = { body: '<rss/>', type: 'application/rss+xml', lastModified: '2026-11-05T15:00:00.500Z' };
const ask = (headers: HeadersInit = {}) =>
  conditionalAnswer(new Request('http://localhost', { headers }), feed);
const etag = ask().headers.get('etag') ?? '';

describe('a feed reader that asks again', () => {
  test('gets the feed with what it needs for the next time', async () => {
    expect(ask().status).toBe(200);
    expect(ask().headers.get('last-modified')).toBe('Thu, 05 Nov 2026 15:00:00 GMT');
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(await ask().text()).toBe('<rss/>');
  });

  test.each<[string, Record<string, string>, number]>([
    ['the same ETag', { 'If-None-Match': etag }, 304],
    ['the same ETag without its weakness', { 'If-None-Match': etag.slice(2) }, 304],
    ['one of several', { 'If-None-Match': `"other", ${etag}` }, 304],
    ['any', { 'If-None-Match': '*' }, 304],
    ['another ETag', { 'If-None-Match': '"other"' }, 200],
    [
      'another ETag, whatever the date',
      { 'If-None-Match': '"other"', 'If-Modified-Since': 'Fri, 01 Jan 2027 00:00:00 GMT' },
      200,
    ],
    ['the date', { 'If-Modified-Since': 'Thu, 05 Nov 2026 15:00:00 GMT' }, 304],
    ['an earlier date', { 'If-Modified-Since': 'Thu, 05 Nov 2026 14:59:59 GMT' }, 200],
    ['no date at all', { 'If-Modified-Since': 'yesterday' }, 200],
  ])('with %s', (_, headers, status) => {
    expect(ask(headers).status).toBe(status);
    expect(ask(headers).headers.get('etag')).toBe(etag);
  });
});
