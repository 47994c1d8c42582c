// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { ShareMenu } from './share-menu';

const menu = <ShareMenu title="The quiet lakes" url="https://site.example/blog/lakes" place="top" />;

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => vi.useRealTimers());

test('copies the link, and shows a notice for two seconds', async () => {
  vi.useFakeTimers();
  const copied: string[] = [];
  stubClipboard(async (text) => void copied.push(text));
  hydrate(menu);
  const button = screen.getByRole('button', { name: 'Copy Link', hidden: true });
  await act(async () => fireEvent.click(button));
  expect(copied).toEqual(['https://site.example/blog/lakes']);
  expect(button.textContent).toContain('Link copied');
  act(() => vi.advanceTimersByTime(2_000));
  expect(button.textContent).toContain('Copy Link');
});

test('after a click that the loader handled, shows the notice without copying again', async () => {
  const copied: string[] = [];
  stubClipboard(async (text) => void copied.push(text));
  hydrate(menu);
  const button = screen.getByRole('button', { name: 'Copy Link', hidden: true });
  button.dataset.copied = 'https://site.example/blog/lakes';
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toContain('Link copied');
  expect(copied).toEqual([]);
  await act(async () => fireEvent.click(button));
  expect(copied).toEqual(['https://site.example/blog/lakes']);
});

test('shows an error if the browser blocks copying', async () => {
  stubClipboard(() => Promise.reject(new Error('refused')));
  hydrate(menu);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Link', hidden: true })));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Copying is not allowed here');
});

test('closes on a click elsewhere, on Escape, and when the focus leaves', () => {
  const { container } = hydrate(menu);
  const details = container.getElementsByTagName('details')[0];
  if (!details) throw new Error('There is no menu.');
  const elsewhere = document.body.appendChild(document.createElement('a'));
  for (const close of [
    () => fireEvent.pointerDown(document.body),
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.blur(screen.getByText('Share'), { relatedTarget: elsewhere }),
  ]) {
    details.open = true;
    close();
    expect(details.open).toBe(false);
  }
  // A click between the entries moves the focus to an ancestor of the menu, which must not close the menu.
  details.open = true;
  fireEvent.blur(screen.getByText('Share'), { relatedTarget: container });
  expect(details.open).toBe(true);
});
