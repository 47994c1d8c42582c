import { everyPage } from './support/pages';
import { expect, islandsListen, reportViolations, scrollThrough, test } from './support/test';

// An address that is not there is told by the browser as an error of the network.
test.use({ allowedErrors: [/status of 404/] });

test('no page breaks its own policy, nor says an error', { tag: '@any-screen' }, async ({
  page,
  baseURL,
  browserErrors,
}) => {
  test.setTimeout(240_000);
  const paths = await everyPage(baseURL ?? '');
  expect(paths.length).toBeGreaterThan(20);
  // Articles are made alike: a few stand for all.
  const articles = paths.filter((path) => /^\/blog\/[^/]+$/.test(path));
  const visited = paths.filter((path) => !articles.slice(4).includes(path));

  await reportViolations(page);
  for (const path of visited) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await islandsListen(page);
    await scrollThrough(page);
    for (const summary of await page.locator('summary:visible').all()) await summary.click();
    expect(browserErrors, path).toEqual([]);
  }
});

test('a script that the policy blocks, and one that fails, are noticed', { tag: '@any-screen' }, async ({
  page,
  browserErrors,
}) => {
  await reportViolations(page);
  await page.addInitScript(() => addEventListener('load', () => Promise.reject(new Error('on purpose'))));
  await page.route('/privacy', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>document.title = "x"</script></body>');
    await route.fulfill({ response, body });
  });
  await page.goto('/privacy');
  await expect.poll(() => browserErrors).toContain('console: violation: script-src-elem inline');
  await expect.poll(() => browserErrors).toContain('page: on purpose');
  browserErrors.length = 0;
});

test('headers reach A+ by the scoring table of Mozilla’s Observatory', { tag: '@any-screen' }, async ({
  request,
}) => {
  const headers = (await request.get('/')).headers();
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive): [string, string] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  const scripts = policy.get('script-src') ?? '';
  const styles = policy.get('style-src') ?? '';
  // https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring: modifiers on 100 points.
  const modifiers = {
    policy: /unsafe|\*|https?:(?!\/\/)/.test(scripts)
      ? -20
      : /unsafe/.test(styles)
        ? 0
        : policy.get('default-src') === "'none'"
          ? 10
          : 5,
    cookies: headers['set-cookie'] ? -20 : 0,
    sharing: headers['access-control-allow-origin'] === '*' ? -50 : 0,
    transport:
      Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0) >= 15_768_000
        ? 0
        : -20,
    referrer: /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers['referrer-policy'] ?? '',
    )
      ? 5
      : -5,
    types: headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: policy.get('frame-ancestors') === "'none'" ? 5 : headers['x-frame-options'] ? 0 : -20,
    embedding: headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
  };
  const base =
    100 +
    Object.values(modifiers)
      .filter((points) => points < 0)
      .reduce((sum, points) => sum + points, 0);
  const score =
    base +
    (base >= 90
      ? Object.values(modifiers)
          .filter((points) => points > 0)
          .reduce((sum, points) => sum + points, 0)
      : 0);
  expect(modifiers).toMatchObject({ policy: 5, referrer: 5, framing: 5, embedding: 10 });
  expect(score).toBeGreaterThanOrEqual(100);
});

test('every answer carries a policy, whatever it is', { tag: '@any-screen' }, async ({ request }) => {
  const paths = [
    '/',
    '/partner',
    '/partner/',
    '/no-such-page',
    '/blog/no-such-post',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/llms.txt',
    '/api/health',
    '/api/vision',
    '/api/nothing',
    '/images/placeholder.svg',
    '/.well-known/security.txt',
    '/_next/static/none.js',
    '/_next/static%2fnone.js',
    '/%E0%A4%A',
  ];
  for (const path of paths) {
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

test('the host that a request names is written into no answer', { tag: '@any-screen' }, async ({
  request,
  baseURL,
}) => {
  const headers = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=evil.example',
  };
  for (const path of [
    '/',
    '/blog',
    '/partner/',
    '//evil.example/',
    '/\\evil.example/',
    '/%2fevil.example/',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { headers, maxRedirects: 0 });
    expect(await answer.text(), path).not.toMatch(/https?:(\\?\/){2}evil\.example/);
    const { location } = answer.headers();
    if (location)
      expect(new URL(location, 'http://here.example').host, `${path} to ${location}`).toBe('here.example');
  }
});

test('the site says that it lives and that it is ready', { tag: '@any-screen' }, async ({ request }) => {
  for (const path of ['/api/health/live', '/api/health/ready']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  }
});
