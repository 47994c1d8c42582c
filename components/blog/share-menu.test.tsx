// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { ShareMenu } from './share-menu';

const menu = <ShareMenu title="The quiet lakes" url="https://site.example/blog/lakes" place="top" />;

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('social networks open in a small window', () => {
  const open = vi.fn(() => window);
  vi.stubGlobal('open', open);
  hydrate(menu);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Facebook', hidden: true });
  expect(fireEvent.click(link), 'the page itself stays').toBe(false);
  expect(open.mock.calls).toEqual([[link.href, 'share', expect.stringContaining('width=600,height=400')]]);
});

test('a device with a share sheet has a sixth entry, which opens the sheet and closes the menu', async () => {
  const share = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { container } = hydrate(menu);
  const details = container.getElementsByTagName('details')[0];
  details?.setAttribute('open', '');
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(6);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More…', hidden: true })));
  Reflect.deleteProperty(navigator, 'share');
  expect(share.mock.calls).toEqual([[{ title: 'The quiet lakes', url: 'https://site.example/blog/lakes' }]]);
  expect(details?.open).toBe(false);
});

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
