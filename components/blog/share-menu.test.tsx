// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { ShareMenu } from './share-menu';

const menu = <ShareMenu title="The quiet lakes" url="https://site.example/blog/lakes" place="top" />;

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => vi.useRealTimers());

test('copies the link, says so, and says nothing two seconds later', async () => {
  vi.useFakeTimers();
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  hydrate(menu);
  const button = screen.getByRole('button', { name: 'Copy Link', hidden: true });
  await act(async () => fireEvent.click(button));
  expect(copied).toEqual(['https://site.example/blog/lakes']);
  expect(button.textContent).toContain('Link copied');
  act(() => vi.advanceTimersByTime(2_000));
  expect(button.textContent).toContain('Copy Link');
});

test('says so after a press that was answered before the menu ran, and copies no second time', async () => {
  const copied: string[] = [];
  clipboard(async (text) => void copied.push(text));
  hydrate(menu);
  const button = screen.getByRole('button', { name: 'Copy Link', hidden: true });
  button.dataset.copied = 'https://site.example/blog/lakes';
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toContain('Link copied');
  expect(copied).toEqual([]);
  await act(async () => fireEvent.click(button));
  expect(copied).toEqual(['https://site.example/blog/lakes']);
});

test('says so where copying is refused', async () => {
  clipboard(() => Promise.reject(new Error('refused')));
  hydrate(menu);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy Link', hidden: true })));
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Copying is not allowed here');
});

test('closes on a press elsewhere, on Escape, and as the focus moves on', () => {
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
  // A press beside the entries hands the focus to what is around the menu.
  details.open = true;
  fireEvent.blur(screen.getByText('Share'), { relatedTarget: container });
  expect(details.open).toBe(true);
});
