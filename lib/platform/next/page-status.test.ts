import { expect, test } from 'vitest';
import { parseDocument } from './document/html.ts';
import { pageStatus, statusOf } from './page-status.ts';

test.each([404, 410, 503] as const)('the metadata of a page sets the status %i', (status) => {
  const [[name, content] = []] = Object.entries(pageStatus(status));
  const html = `<html><head><meta name="${name}" content="${content}"/></head><body></body></html>`;
  expect(statusOf(parseDocument(html))).toBe(status);
});

test('text in a page does not set a status', () => {
  const html = '<html><head></head><body><meta name="prerender-status-code" content="404"/></body></html>';
  expect(statusOf(parseDocument(html))).toBeNull();
});
