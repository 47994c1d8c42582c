// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { guide } from '@/content/guide';
import { LoadMore } from './load-more';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const list = (
  <LoadMore
    cards={ids.map((id) => ({ id, className: 'card' }))}
    slots={{ ...Object.fromEntries(ids.map((id) => [id, id])), rest: <a href="/blog/page/2">Browse all</a> }}
    archivePath="/blog/page/2"
    copy={guide}
  />
);

/** Reads the `hidden` class, because the test has no style sheet. */
const listVisibleCards = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ classList }) => !classList.contains('hidden'))
    .map(({ textContent }) => textContent);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const isArchiveLinkVisible = () =>
  !screen.getByRole('link', { name: 'Browse all' }).parentElement?.classList.contains('hidden');

test('shows three cards, and three more half a second after each press, until all are shown', () => {
  hydrate(list);
  expect(listVisibleCards()).toEqual(['a', 'b', 'c']);
  const button = screen.getByRole('button');

  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe('Loading More Articles...');
  wait(499);
  expect(listVisibleCards()).toHaveLength(3);
  wait(1);
  expect(listVisibleCards()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(button.textContent).toBe('Load More Articles');
  expect(screen.getByRole('status').textContent).toBe('3 more articles');
  expect(document.activeElement).toBe(document.body);
  expect(isArchiveLinkVisible()).toBe(false);

  fireEvent.click(button);
  wait(500);
  expect(listVisibleCards()).toHaveLength(7);
  expect(screen.getByRole('status').textContent).toBe('1 more article');
  expect(isArchiveLinkVisible()).toBe(true);
  expect(document.activeElement?.textContent).toBe('g');
});

test('the button leads to the archive without JavaScript', () => {
  const { container } = hydrate(list);
  const form = container.getElementsByTagName('form')[0];
  expect(form?.getAttribute('action')).toBe('/blog/page/2');
});
