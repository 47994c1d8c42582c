import { expect, test } from './support/test';

// lib/platform/server/policy-response.test.ts checks the policies themselves.
test('every response has a policy and the other headers', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of [
    ...['/', '/partner', '/partner/', '/no-such-page', '/blog/no-such-post', '/feed.xml', '/sitemap.xml'],
    ...['/robots.txt', '/llms.txt', '/api/health', '/api/vision', '/api/nothing', '/images/placeholder.svg'],
    ...['/.well-known/security.txt', '/_next/static/none.js', '/_next/static%2fnone.js', '/%E0%A4%A'],
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(/(script-src|default-src) ([^;]*)/.exec(policy)?.[2], path).not.toMatch(/unsafe/);
    if (!headers['content-type']?.startsWith('text/html'))
      expect(policy, path).toContain("default-src 'none'");
    expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toBeTruthy();
    expect(headers['x-powered-by'], path).toBeUndefined();
    if (path === '/partner') expect(policy).toMatch(/script-src 'self' 'sha256-/);
  }
});

test('no response contains a host name from the request’s headers', { tag: '@any-screen' }, async ({
  request,
  baseURL,
}) => {
  const headers = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
  };
  for (const path of [
    ...['/', '/blog', '/partner/', '//evil.example/', '/\\evil.example/', '/%2fevil.example/'],
    ...['/feed.xml', '/sitemap.xml', '/robots.txt'],
  ]) {
    const response = await request.get(`${baseURL}${path}`, { headers, maxRedirects: 0 });
    expect(await response.text(), path).not.toMatch(/https?:(\\?\/){2}evil\.example/);
    const { location } = response.headers();
    if (location)
      expect(new URL(location, 'http://here.example').host, `${path} to ${location}`).toBe('here.example');
  }
});

test('the health checks respond', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const response = await request.get(path);
    expect([response.status(), await response.json()], path).toEqual([200, { status: 'ok' }]);
  }
});
