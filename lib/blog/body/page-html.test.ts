import { expect, test } from 'vitest';
import { readSource } from '@/lib/blog/testing/read-source';
import { pageHtml } from './page-html';

const renderPage = (html: string) => pageHtml(readSource(html).nodes);

test('uses the sizes of Contentful’s image service', () => {
  const html = renderPage(
    '<img src="//images.ctfassets.net/s/a&amp;b.jpg?w=9" alt="A > b" width="800" height="500">',
  );
  expect(html).toContain(
    '<img src="https://images.ctfassets.net/s/a&amp;b.jpg?w=800&amp;q=80&amp;fm=webp" srcset="',
  );
  expect(html).toMatch(
    /fm=webp 800w" sizes="[^"]+" alt="A &gt; b" width="800" height="500" loading="lazy" decoding="async"/,
  );
});

test('uses our own picture files and their size', () => {
  const html = renderPage('<p><img src="/images/blog/bikes.jpg" alt="Bikes" width="100%"></p>');
  expect(html).toMatch(
    /<source type="image\/avif" srcset="\/pictures\/blog\/bikes-170\.[0-9a-f]{8}\.avif 170w, .+ 1600w" sizes=/,
  );
  expect(html).toMatch(
    /<img src="\/pictures\/blog\/bikes-1200\..+\.webp" .+ width="1600" height="1000" alt="Bikes"/,
  );
});

test.each(['/images/placeholder.svg', 'https://images.ctfassets.net/s/map.svg'])(
  'shows the drawing %s as it is',
  (src) => {
    expect(renderPage(`<p><img src="${src}" alt="Map"></p>`)).toBe(
      `<p><img src="${src}" alt="Map" loading="lazy" decoding="async"></p>`,
    );
  },
);

test('lets tables scroll, and gives new tabs no access to the page', () => {
  expect(renderPage('<table><tr><td><a href="https://example.org/a">a</a></td></tr></table>')).toBe(
    '<section class="table-scroll" aria-label="Table" tabindex="0"><table><tr><td>' +
      '<a href="https://example.org/a" target="_blank" rel="noopener">a</a></td></tr></table></section>',
  );
});
