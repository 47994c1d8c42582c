import { expect } from '@playwright/test';
import { team } from '@/content/team';
import { test } from './support/crawl';

const mimeTypes: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

test('pictures have a hash in their file names, and are AVIF with one fallback format', async ({
  request,
  crawled: { pages },
}) => {
  const files = new Set<string>();
  for (const { path, root } of pages.values()) {
    for (const image of root.querySelectorAll('img')) {
      const { width, height, sizes, src = '' } = image.attributes;
      expect(Number(width) * Number(height), `${path}: ${image}`).toBeGreaterThan(0);
      const avif = image.parentNode.querySelector('source[type="image/avif"]');
      expect(avif?.getAttribute('sizes'), `${path}: ${image}`).toBe(sizes);
      files.add(src);
    }
    for (const { attributes } of root.querySelectorAll('img, source, link[as="image"]')) {
      const { srcset, srcSet = srcset, imageSrcSet = srcSet } = attributes;
      for (const candidate of imageSrcSet?.split(', ') ?? []) files.add(candidate.replace(/ \d+w$/, ''));
    }
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const [, ending = ''] = /^\/pictures\/[\w/-]+-\d+\.[0-9a-f]{8}\.(\w+)$/.exec(file) ?? [];
    const response = await request.head(file);
    expect.soft(response.status(), file).toBe(200);
    const { 'content-type': type, 'cache-control': caching } = response.headers();
    expect.soft([type, caching], file).toEqual([mimeTypes[ending], 'public, max-age=31536000, immutable']);
  }
});

test('the team is shown in drawn portraits', ({ crawled: { pages } }) => {
  for (const path of ['/about', '/team']) {
    const portraits = pages.get(path)?.root.querySelectorAll('img[alt^="Portrait of"]') ?? [];
    expect(
      portraits.map((image) => image.getAttribute('alt')),
      path,
    ).toEqual(team.map(({ name }) => `Portrait of ${name}, drawn`));
  }
});

test('the server resizes no pictures on request', async ({ request }) => {
  for (const end of ['', '%23x', '%09', '%20', '%3Fx', '%252e', '&x=1'])
    for (const address of ['/_next/image', '/_next/image/', '/_next/%69mage']) {
      const path = `${address}?url=%2Fimages%2Fhero%2Fhero-poster.jpg${end}&w=828&q=75`;
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
});
