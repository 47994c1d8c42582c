// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitUntilUsable } from './waiting';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Adds a frame whose document holds `html`. If `html` is null, the page can't read the frame. */
function addFrame(target: HTMLElement, html: string | null) {
  const frame = target.appendChild(document.createElement('iframe'));
  const content = html === null ? null : document.implementation.createHTMLDocument();
  if (content) content.body.innerHTML = html ?? '';
  Object.defineProperty(frame, 'contentDocument', { value: content });
}

const setHtml = (html: string) => (target: HTMLElement) => {
  target.innerHTML = html;
};

test.each<[string, boolean, (target: HTMLElement) => void]>([
  ['nothing', false, () => {}],
  ['an empty wrapper', false, setHtml('<div class="hbspt-form"></div>')],
  ['text', false, setHtml('<p>This form could not be loaded.</p>')],
  ['a hidden field', false, setHtml('<input type="hidden" name="utm_source">')],
  ['a frame that the page cannot read', false, (target) => addFrame(target, null)],
  ['an empty frame', false, (target) => addFrame(target, '')],
  ['a frame with text', false, (target) => addFrame(target, 'Blocked by your administrator')],
  ['a form', true, setHtml('<form></form>')],
  ['a field without a form', true, setHtml('<div><input name="email"></div>')],
  ['a frame with a form', true, (target) => addFrame(target, '<form></form>')],
  ['a frame with a field', true, (target) => addFrame(target, '<textarea></textarea>')],
  [
    'a form in the second frame',
    true,
    (target) => {
      addFrame(target, '');
      addFrame(target, '<form></form>');
    },
  ],
])('a place with %s is usable: %s', async (_, isUsable, draw) => {
  const target = document.createElement('div');
  const onUsable = vi.fn();
  const stop = new AbortController();
  void waitUntilUsable(target, stop.signal).then(onUsable);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onUsable).not.toHaveBeenCalled();
  draw(target);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(onUsable).toHaveBeenCalledTimes(isUsable ? 1 : 0);
  expect(vi.getTimerCount()).toBe(isUsable ? 0 : 1);
});
