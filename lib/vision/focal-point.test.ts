import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { focalPoint } from './focal-point';

const blue = { r: 120, g: 180, b: 220 };

/** Sea and sky with a red house whose middle is at 25 / 60 per cent. */
function picture() {
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#78b4dc"/>
    <rect y="260" width="800" height="240" fill="#1f8a8a"/><rect x="150" y="240" width="100" height="120" fill="#b8392b"/></svg>`;
  return sharp(Buffer.from(scene)).flatten();
}

function near({ focalX, focalY }: { focalX: number; focalY: number }, x: number, y: number) {
  expect(Math.abs(focalX - x)).toBeLessThan(6);
  expect(Math.abs(focalY - y)).toBeLessThan(8);
}

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'the house is found in a %s',
  async (format) => {
    near(await focalPoint(await picture().toFormat(format).toBuffer()), 25, 60);
  },
);

test('a picture the camera held upright is seen as browsers show it', async () => {
  const turned = await picture().rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  near(await focalPoint(turned), 25, 60);
});

test.each([
  ['gray', () => picture().toColourspace('b-w').png()],
  ['gray and transparent', () => picture().toColourspace('b-w').ensureAlpha(0.8).png()],
  ['in the colors of print', () => picture().toColourspace('cmyk').jpeg()],
  ['of 16 bits', () => picture().toColourspace('rgb16').png()],
])('a picture %s is read', async (_, make) => {
  const { focalX } = await focalPoint(await make().toBuffer());
  expect(focalX).toBeLessThan(40);
});

test('of an animated picture the first frame counts', async () => {
  const frames = [await picture().png().toBuffer(), await picture().flop().png().toBuffer()];
  const animated = sharp(frames, { join: { animated: true } });
  near(await focalPoint(await animated.clone().gif().toBuffer()), 25, 60);
  near(await focalPoint(await animated.clone().webp().toBuffer()), 25, 60);
});

test.each([
  [1, 1],
  [3, 2],
  [1, 900],
  [900, 1],
  [64, 64],
])('where nothing stands out the middle is taken: %i x %i', async (width, height) => {
  const plain = await sharp({ create: { width, height, channels: 3, background: blue } })
    .png()
    .toBuffer();
  expect(await focalPoint(plain)).toEqual({ focalX: 50, focalY: 50 });
});

test('the same picture always gives the same point', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  expect(await focalPoint(jpeg)).toEqual(await focalPoint(jpeg));
});

test.each([
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['words', () => Buffer.from('This is not a picture at all.')],
  ['nothing', () => Buffer.alloc(0)],
])('%s is no picture', async (_, make) => {
  await expect(focalPoint(make())).rejects.toMatchObject({ code: 'not-an-image', status: 415 });
});

const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

test.each([
  ['a JPEG beginning and then noise', async () => Buffer.concat([jpegStart, Buffer.alloc(5_000, 'noise')])],
  ['a JPEG beginning and nothing', async () => jpegStart],
  ['half a JPEG', async () => half(await picture().jpeg().toBuffer())],
  ['half a PNG', async () => half(await picture().png().toBuffer())],
  ['half a WebP', async () => half(await picture().webp().toBuffer())],
  ['half an AVIF', async () => half(await picture().avif().toBuffer())],
  ['a GIF that ends after its name', async () => Buffer.from('GIF89a')],
  ['a PNG whose data is not packed', async () => png(10, 10, Buffer.alloc(100, 7))],
])('%s is damaged', async (_, make) => {
  await expect(focalPoint(await make())).rejects.toMatchObject({ code: 'undecodable', status: 422 });
});

test.each([
  ['60,000 x 60,000 pixels in a few bytes', () => png(60_000, 60_000, deflateSync(Buffer.alloc(1_000)))],
  ['2,000,000,000 x 1 pixels', () => png(2_000_000_000, 1, deflateSync(Buffer.alloc(1_000)))],
  ['one row more than 50 megapixels', () => png(10_000, 5_001, deflateSync(Buffer.alloc(1_000)))],
])('a bomb of %s is refused before it is unpacked', async (_, make) => {
  const code = await focalPoint(make()).catch((error) => error.code);
  // A size that no PNG may have is damage; any other is told as what it is.
  expect(['too-large', 'undecodable']).toContain(code);
});

test('51 megapixels of blue, well packed, are too many', async () => {
  const large = await sharp({ create: { width: 10_000, height: 5_100, channels: 3, background: blue } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  await expect(focalPoint(large)).rejects.toMatchObject({ code: 'too-large', status: 413 });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

/** A PNG that claims a size and holds `data`, for sizes no library would write. */
function png(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
