// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { eventually } from '@/lib/platform/testing/eventually';
import { SearchResults } from './search-results';

const article = {
  path: '/blog/lakes',
  title: 'The quiet lakes',
  category: 'Local Attractions',
  date: '2026-10-14',
  tags: '',
};

afterEach(() => vi.unstubAllGlobals());

async function search(words: string, documents: unknown) {
  vi.stubGlobal('fetch', async () => Response.json(documents));
  await act(async () => void fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } }));
}

test('says that the search can’t be loaded if a proxy responds instead of us, and tries again', async () => {
  vi.stubGlobal('fetch', async () => Response.json(null));
  hydrate(<SearchResults newest={[]} />);
  const status = screen.getByRole('status');
  await search('lakes', { ok: true });
  await eventually(() => expect(status.textContent).toContain('can’t be loaded'));
  await search('quiet', [article]);
  await eventually(() => expect(screen.getByRole('link', { name: /quiet lakes/ })).toBeTruthy());
});

test('says which words it searched for, and if nothing is found', async () => {
  hydrate(<SearchResults newest={[]} />);
  const status = screen.getByRole('status');
  await search('lakes', [article]);
  await eventually(() => expect(status.textContent).toContain('for “lakes”'));
  await search('zzqqxx', [article]);
  await eventually(() => expect(status.textContent).toBe('No article found for “zzqqxx”.'));
});
