import { expect, test } from 'vitest';
import { pageStatus, statusOf } from './page-status.ts';

test('the metadata of a page sets its status, but its content does not', () => {
  const [[name, content] = []] = Object.entries(pageStatus(410));
  const meta = `<meta name="${name}" content="${content}"/>`;
  expect(statusOf(`<html><head>${meta}</head><body></body></html>`)).toBe(410);
  expect(statusOf(`<html><head></head><body>${meta}</body></html>`)).toBeNull();
});
