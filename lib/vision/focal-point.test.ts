import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findFocalPoint } from './focal-point';

const blue = { r: 120, g: 180, b: 220 };

/** Sea and sky with a red house centered at 25% / 60%. */
function drawPicture() {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500">
    <rect width="800" height="500" fill="#78b4dc"/>
    <rect y="260" width="800" height="240" fill="#1f8a8a"/>
    <rect x="150" y="240" width="100" height="120" fill="#b8392b"/>
  </svg>`;
  return sharp(Buffer.from(scene)).flatten();
}

function expectNear({ focalX, focalY }: { focalX: number; focalY: number }, x: number, y: number) {
  expect(Math.abs(focalX - x)).toBeLessThan(6);
  expect(Math.abs(focalY - y)).toBeLessThan(8);
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'finds the house in a %s',
  async (format) => {
    expectNear(await findFocalPoint(await drawPicture().toFormat(format).toBuffer()), 25, 60);
  },
);

test.each([
  [30_000, 300],
  [300, 30_000],
  [16_000, 60],
])('finds the subject of a panorama of %i x %i pixels', async (width, height) => {
  const [left, top] = [Math.round(width * 0.8), Math.round(height * 0.2)];
  const size = Math.round(Math.min(width, height) / 8);
  const input = await sharp({ create: { width: size, height: size, channels: 3, background: '#b8392b' } })
    .png()
    .toBuffer();
  const panorama = sharp({ create: { width, height, channels: 3, background: blue } });
  const picture = await panorama.composite([{ input, left, top }]).png().toBuffer();
  const { focalX, focalY } = await findFocalPoint(picture);
  expect(Math.abs(focalX - 80)).toBeLessThan(6);
  expect(Math.abs(focalY - 25)).toBeLessThan(20);
});

test('applies the EXIF orientation', async () => {
  const turned = await drawPicture().rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  expectNear(await findFocalPoint(turned), 25, 60);
});

test.each([
  ['gray and transparent', () => drawPicture().toColourspace('b-w').ensureAlpha(0.8).png()],
  ['CMYK', () => drawPicture().toColourspace('cmyk').jpeg()],
  ['16-bit', () => drawPicture().toColourspace('rgb16').png()],
])('reads a picture that is %s', async (_, make) => {
  const { focalX } = await findFocalPoint(await make().toBuffer());
  expect(focalX).toBeLessThan(40);
});

test('uses the first frame of an animation', async () => {
  const frames = [await drawPicture().png().toBuffer(), await drawPicture().flop().png().toBuffer()];
  const animated = sharp(frames, { join: { animated: true } });
  expectNear(await findFocalPoint(await animated.clone().gif().toBuffer()), 25, 60);
  expectNear(await findFocalPoint(await animated.clone().webp().toBuffer()), 25, 60);
});

test.each([
  [1, 1],
  [1, 900],
  [64, 64],
])('returns the center of a plain picture of %i x %i', async (width, height) => {
  const plain = await sharp({ create: { width, height, channels: 3, background: blue } })
    .png()
    .toBuffer();
  expect(await findFocalPoint(plain)).toEqual({ focalX: 50, focalY: 50 });
});

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

test.each([
  ['only the start of a JPEG', async () => jpegStart],
  ['half a JPEG', async () => half(await drawPicture().jpeg().toBuffer())],
  ['half a PNG', async () => half(await drawPicture().png().toBuffer())],
  ['half an AVIF', async () => half(await drawPicture().avif().toBuffer())],
  ['only the signature of a GIF', async () => Buffer.from('GIF89a')],
])('rejects %s as damaged', async (_, make) => {
  await expect(findFocalPoint(await make())).rejects.toMatchObject({ code: 'undecodable', status: 422 });
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a web page', '<!doctype html><title>Not found</title>'],
  ['a bitmap', 'BM and so on and so on'],
  ['a video', '\0\0\0\x20ftypisom\0\0\0\0'],
  ['a text that mentions an image', 'GIF89b, nearly'],
  ['nothing', ''],
])('rejects %s as not an image', async (_, text) => {
  await expect(findFocalPoint(Buffer.from(text, 'latin1'))).rejects.toMatchObject({
    code: 'not-an-image',
    status: 415,
  });
});

test('rejects 51 megapixels, however small the file', async () => {
  const large = await drawPicture().png().toBuffer();
  large.writeUInt32BE(10_000, 16);
  large.writeUInt32BE(5_100, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  await expect(findFocalPoint(large)).rejects.toMatchObject({ code: 'too-large', status: 413 });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}
