import { expect } from '@playwright/test';
import { test } from './support/crawl';

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' };

test('pictures are files with a hash in their names, in AVIF with one fallback', async ({
  request,
  crawled: { pages },
}) => {
  const files = new Set<string>();
  for (const { path, root } of pages.values()) {
    for (const image of root.querySelectorAll('img')) {
      const avif = image.parentNode.querySelector('source[type="image/avif"]');
      expect(image.parentNode.tagName, `${path}: ${image}`).toBe('PICTURE');
      expect(
        Number(image.getAttribute('width')) * Number(image.getAttribute('height')),
        path,
      ).toBeGreaterThan(0);
      expect(avif?.getAttribute('sizes'), path).toBe(image.getAttribute('sizes'));
      files.add(image.getAttribute('src') ?? '');
    }
    for (const element of root.querySelectorAll('img, source, link[as="image"]')) {
      const set = element.getAttribute('srcset') ?? element.getAttribute('imageSrcSet') ?? '';
      for (const candidate of set.split(', ')) files.add(candidate.split(' ', 1)[0] ?? '');
    }
  }
  expect(files.size).toBeGreaterThan(100);
  for (const file of files) {
    const [, ending = ''] = /^\/pictures\/[\w/-]+-\d+\.[0-9a-f]{8}\.(\w+)$/.exec(file) ?? [];
    const answer = await request.head(file);
    expect.soft(answer.status(), file).toBe(200);
    expect.soft(answer.headers(), file).toMatchObject({
      'content-type': types[ending],
      'cache-control': 'public, max-age=31536000, immutable',
    });
  }
});

test('no request makes a picture', async ({ request }) => {
  const picture = '%2Fimages%2Fhero%2Fhero-poster.jpg';
  for (const end of ['', '%23x', '%09', '%20', '%3Fx', '%252e'])
    for (const path of [
      `/_next/image?url=${picture}${end}&w=828&q=75`,
      `/_next/image/?url=${picture}${end}&w=828&q=75`,
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
      expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
});
