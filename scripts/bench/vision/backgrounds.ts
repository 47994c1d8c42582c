import sharp from 'sharp';
import type { Random } from './random';

/** A part of one of the site's pictures without a subject: file, then left, top, right, bottom as shares. */
type Patch = readonly [file: string, left: number, top: number, right: number, bottom: number];

const skies: readonly [Patch, ...Patch[]] = [
  ['rentals/rental-1.jpg', 0.56, 0.0, 1, 0.4],
  ['blog/lighthouse.jpg', 0.53, 0.02, 1, 0.5],
  ['about/generations.jpg', 0, 0, 1, 0.3],
  ['blog/boardwalk.jpg', 0, 0, 1, 0.28],
  ['blog/pier-dusk.jpg', 0, 0, 1, 0.34],
  ['blog/sunset-sea-oats.jpg', 0.32, 0, 1, 0.36],
  ['about/our-story.jpg', 0.1, 0.02, 0.9, 0.42],
  ['rentals/rental-3.jpg', 0, 0, 0.36, 0.4],
  ['owners/partner-hero.jpg', 0, 0, 0.34, 0.4],
];
const waters: readonly [Patch, ...Patch[]] = [
  ['hero/hero-poster.jpg', 0, 0, 0.5, 1],
  ['about/generations.jpg', 0, 0.31, 0.45, 0.54],
  ['owners/partner-hero.jpg', 0, 0.86, 1, 1],
  ['blog/fishing-boat.jpg', 0, 0.86, 1, 1],
  ['destinations/panama-city-beach.jpg', 0, 0.74, 0.55, 1],
  ['destinations/30a.jpg', 0.55, 0.76, 1, 1],
  ['blog/umbrellas-from-above.jpg', 0, 0, 1, 0.3],
];
const grounds: readonly [Patch, ...Patch[]] = [
  ['blog/fallback.jpg', 0, 0, 1, 1],
  ['about/generations.jpg', 0.5, 0.8, 1, 1],
  ['hero/hero-poster.jpg', 0.8, 0, 1, 1],
  ['blog/lighthouse.jpg', 0.62, 0.72, 1, 1],
  ['blog/cottage-behind-dunes.jpg', 0, 0.72, 1, 1],
  ['blog/boardwalk.jpg', 0, 0.55, 0.5, 1],
  ['blog/dune-lake-kayaks.jpg', 0, 0.72, 0.6, 1],
  ['owners/plans.jpg', 0, 0.86, 1, 1],
  ['owners/referral.jpg', 0.62, 0.86, 1, 1],
];

export type Background = { image: Buffer; horizon: number; foot: 'ground' | 'water' };

async function patch(
  [file, left, top, right, bottom]: Patch,
  width: number,
  height: number,
): Promise<Buffer> {
  const source = sharp(`public/images/${file}`);
  const size = await source.metadata();
  const extract = {
    left: Math.floor(left * size.width),
    top: Math.floor(top * size.height),
    width: Math.floor((right - left) * size.width),
    height: Math.floor((bottom - top) * size.height),
  };
  return source
    .extract(extract)
    .resize(width, height, { fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Something to stand on or float in below some sky, put together from patches; `horizon` is a share of the height. */
export async function background(
  random: Random,
  width: number,
  height: number,
  foot: 'ground' | 'water',
): Promise<Background> {
  // Every fourth is seen from above and has no horizon.
  const horizon = random.chance(0.25) ? 0 : random.between(0.2, 0.65);
  const layers: { input: Buffer; left: number; top: number }[] = [];
  const add = async (from: Patch, top: number, bottom: number) => {
    if (bottom - top >= 2) layers.push({ input: await patch(from, width, bottom - top), left: 0, top });
  };

  const line = Math.round(horizon * height);
  await add(random.pick(skies), 0, line);
  const shore = foot === 'ground' && line > 0 ? Math.round(line + random.between(0, 0.18) * height) : line;
  await add(random.pick(waters), line, shore);
  await add(random.pick(foot === 'ground' ? grounds : waters), shore, height);

  const image = await sharp({ create: { width, height, channels: 3, background: '#9ab' } })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { image, horizon, foot };
}
