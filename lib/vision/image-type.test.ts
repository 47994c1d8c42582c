import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkImageType } from './image-type';

const _dot = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } });

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['an SVG with a declaration', '<?xml version="1.0"?><svg/>'],
  ['a web page', '<!doctype html><title>Not found</title>'],
  ['a PDF', '%PDF-1.7 and so on'],
  ['a bitmap', 'BM and so on and so on'],
  ['a film', '\0\0\0\x20ftypisom\0\0\0\0'],
  ['a text that mentions an image', 'GIF89b, nearly'],
  ['nothing', ''],
])('%s is no picture', (_, text) => {
  expect(() => checkImageType(Buffer.from(text, 'latin1'))).toThrow(
    expect.objectContaining({ code: 'not-an-image' }),
  );
});
