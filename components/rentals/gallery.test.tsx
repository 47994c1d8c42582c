// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { galleryCopy } from '@/content/rental-pages';
import { captionOf, rentals } from '@/content/rentals';
import { Gallery } from './gallery';

const all = rentals.flatMap(({ pictures }) => pictures);

test.each([1, 2, 4, 5, 6])(
  'a home with %i pictures shows five at most, with numbers and captions',
  (count) => {
    const [first, ...others] = all.slice(0, count);
    if (!first || others.length !== count - 1) throw new Error('There are too few pictures.');
    const pictures = [first, ...others] as const;
    render(<Gallery title={`House ${count}`} pictures={pictures} />);
    const region = screen.getByRole('region', { name: `Pictures of House ${count}` });
    // The row must be focusable, so that the keyboard can scroll it.
    expect(region.tabIndex).toBe(0);
    const images = [...region.querySelectorAll('img')];
    expect(images.map(({ alt }) => alt)).toEqual(pictures.slice(0, 5).map(({ alt }) => alt));
    // Only the first picture is needed for the first paint.
    expect(
      images.map((image) => image.getAttribute('loading')).filter((loading) => loading === 'eager'),
    ).toHaveLength(1);
    const captions = [...region.querySelectorAll('figcaption')].map(({ textContent }) => textContent);
    expect(captions).toEqual(
      pictures
        .slice(0, 5)
        .map((picture, index) => [`${index + 1} of ${count}`, captionOf(picture)].filter(Boolean).join(': ')),
    );
    expect(screen.queryAllByRole('button', { name: `${galleryCopy.showAll} ${count}` })).toHaveLength(
      count > 5 ? 1 : 0,
    );
    if (count <= 5) return;
    fireEvent.click(screen.getByRole('button', { name: `${galleryCopy.showAll} ${count}` }));
    const dialog = screen.getByRole('dialog', { name: `${galleryCopy.label} House ${count}` });
    expect(within(dialog).getAllByRole('img')).toHaveLength(count);
    fireEvent.click(within(dialog).getByRole('button', { name: galleryCopy.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
