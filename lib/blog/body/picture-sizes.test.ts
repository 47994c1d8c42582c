import { expect, test } from 'vitest';
import { createOutline } from './headings';
import { sanitizeArticle } from './html';
import { withPictureSizes } from './picture-sizes';

const shown = (html: string) => withPictureSizes(sanitizeArticle(html, createOutline()));

test('uses the sizes of Contentful’s image service', () => {
  const html = shown(
    '<img src="//images.ctfassets.net/s/a&amp;b.jpg?w=9" alt="A > b" width="800" height="500">',
  );
  expect(html).toContain(
    '<img src="https://images.ctfassets.net/s/a&amp;b.jpg?w=800&amp;q=80&amp;fm=webp" srcset="',
  );
  expect(html).toMatch(/fm=webp 1600w" sizes="[^"]+" alt="A > b" width="800" height="500" loading="lazy"/);
});

test('uses our own picture files and their size', () => {
  const html = shown('<p><img src="/images/blog/bikes.jpg" alt="Bikes"></p>');
  expect(html).toMatch(
    /<source type="image\/avif" srcset="\/pictures\/blog\/bikes-170\.[0-9a-f]{8}\.avif 170w, .+ 1600w" sizes=/,
  );
  expect(html).toMatch(
    /<img src="\/pictures\/blog\/bikes-1200\..+\.webp" .+ width="1600" height="1000" alt="Bikes"/,
  );
});

test('keeps other files of the site unchanged', () => {
  expect(shown('<img src="/images/placeholder.svg">')).toBe(
    '<img src="/images/placeholder.svg" alt="" loading="lazy" decoding="async">',
  );
});
