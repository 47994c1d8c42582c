import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isAuthorized, parseChange } from './webhook';

const secret = 'a-secret-of-exactly-sixty-four-characters-for-signed-webhooks-01';
const entry = (type = 'blogPost') => ({
  sys: { id: 'e1', type: 'Entry', contentType: { sys: { id: type } } },
});

describe('parseChange', () => {
  test.each([
    ['ContentManagement.Entry.publish', entry(), { id: 'e1', type: 'blogPost' }],
    ['ContentManagement.Entry.publish', entry('author'), { id: 'e1', type: 'author' }],
    ['ContentManagement.Entry.delete', { sys: { id: 'e1' } }, { id: 'e1', type: null }],
    ['ContentManagement.Asset.publish', { sys: { id: 'a1' } }, { id: 'a1', type: null }],
    [null, entry(), { id: 'e1', type: 'blogPost' }],
  ])('parses %s', (topic, payload, change) => {
    expect(parseChange(topic, payload)).toEqual(change);
  });

  test('returns null for topics that do not affect the site', () => {
    for (const topic of [
      'ContentType.publish',
      'Entry.auto_save',
      'Entry.save',
      'Entry.create',
      'Asset.save',
    ])
      expect(parseChange(`ContentManagement.${topic}`, entry())).toBeNull();
  });

  test.each([[null], [{}], [{ sys: {} }], [{ sys: { id: 5 } }], ['text']])('rejects %j', (payload) => {
    expect(() => parseChange('ContentManagement.Entry.publish', payload)).toThrow();
  });
});

describe('isAuthorized', () => {
  const now = 1_780_000_000_000;
  const accepts = (headers: Record<string, string>) =>
    isAuthorized(
      new Request('http://localhost:3000/api/revalidate', { method: 'POST', headers }),
      '{}',
      secret,
    );

  beforeAll(() => {
    vi.useFakeTimers({ now });
    return () => vi.useRealTimers();
  });

  /** Signs as Contentful does: see "Request verification" in its documentation. */
  function signed({ body = '{}', key = secret, at = now, names = allNames, path = '/api/revalidate' } = {}) {
    const headers: Record<string, string> = {
      'x-contentful-topic': 'ContentManagement.Entry.publish',
      'x-contentful-signed-headers': names.join(','),
      'x-contentful-timestamp': String(at),
    };
    const line = names.map((name) => `${name}:${headers[name]}`).join(';');
    const canonical = ['POST', path, line, body].join('\n');
    headers['x-contentful-signature'] = createHmac('sha256', key).update(canonical).digest('hex');
    return headers;
  }
  const allNames = ['x-contentful-signed-headers', 'x-contentful-timestamp', 'x-contentful-topic'];

  test.each([
    ['a bearer token', { authorization: `Bearer ${secret}` }],
    ['a bearer token with another spelling of the scheme', { authorization: `bearer ${secret}` }],
    ['our own header', { 'x-revalidate-secret': secret }],
    ['a signature', signed()],
  ])('accepts %s', (_, headers) => {
    expect(accepts(headers)).toBe(true);
  });

  test.each([
    ['nothing', {}],
    ['another token', { authorization: 'Bearer no' }],
    ['the secret without Bearer', { authorization: secret }],
    ['an empty header', { 'x-revalidate-secret': '' }],
    ['a signature with another key', signed({ key: 'no' })],
    ['a signature of another path', signed({ path: '/api/draft' })],
    ['a signature of another body', signed({ body: '{"a":1}' })],
    ['an old signature', signed({ at: now - 31_000 })],
    [
      'a signature without its time',
      signed({ names: ['x-contentful-topic', 'x-contentful-signed-headers'] }),
    ],
    ['a list of invalid header names', { ...signed(), 'x-contentful-signed-headers': 'a b' }],
  ])('rejects %s', (_, headers) => {
    expect(accepts(headers)).toBe(false);
  });
});
