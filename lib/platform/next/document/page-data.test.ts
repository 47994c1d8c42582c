import { expect, test } from 'vitest';
import { deferRuntime } from './defer-runtime.ts';
import { versionOf, withoutPageData } from './page-data.ts';

const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const page = (text: string, ...rows: string[]) =>
  `<html><body><p>${text}</p><script src="/_next/static/chunks/a.js" async=""></script>` +
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${rows.map(data).join('')}</body></html>`;

test('a document without its data has everything else', () => {
  expect(withoutPageData(page('text', '1:"a"\n', '2:["$","p",null,{}]'))).toBe(
    '<html><body><p>text</p><script src="/_next/static/chunks/a.js" async=""></script></body></html>',
  );
});

test('the version is that of the document, in whatever order its data came, and stays', () => {
  const version = versionOf(page('text', '1:"a"', '2:"b"'));
  expect(versionOf(page('text', '2:"b"1:"a"'))).toBe(version);
  expect(versionOf(page('another', '1:"a"', '2:"b"'))).not.toBe(version);
  expect(versionOf(deferRuntime(page('text', '1:"a"'), version))).toBe(version);
});
