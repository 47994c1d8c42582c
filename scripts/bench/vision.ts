import sharp from 'sharp';
import { focalPoint } from '@/lib/vision/focal-point';
import { printTable } from './table';
import { bestPossible, coverCrop, kept, largestWindow } from './vision/crops';
import { printMemory } from './vision/memory';
import { type Box, type LabeledPicture, labeledPictures } from './vision/pictures';
import { printSpeed } from './vision/speed';

const strategies: Record<string, (picture: LabeledPicture, aspect: number) => Promise<Box>> = {
  'this site': async (picture, aspect) => coverCrop(picture, aspect, await focalPoint(picture.jpeg)),
  center: async (picture, aspect) => coverCrop(picture, aspect, { focalX: 50, focalY: 50 }),
  'sharp attention': attentionCrop,
};
const aspects = { '1:1': 1, '16:9': 16 / 9 };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints how well, how fast and with how much memory focal points are found, beside other strategies. */
export async function run(): Promise<void> {
  const pictures = await labeledPictures();
  await printShares(pictures);
  await printSpeed();
  await printMemory(pictures.map(({ jpeg }) => jpeg));
}

/** Prints the share of the subjects that each strategy keeps in a crop. */
async function printShares(pictures: LabeledPicture[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, crop] of Object.entries(strategies)) {
    const shares: string[] = [];
    for (const aspect of Object.values(aspects)) {
      const all: number[] = [];
      for (const picture of pictures) all.push(kept(picture.subject, await crop(picture, aspect)));
      shares.push(mean(all).toFixed(3));
    }
    rows.push([name, ...shares]);
  }
  const best = Object.values(aspects).map((aspect) =>
    mean(pictures.map((picture) => bestPossible(picture, aspect))).toFixed(3),
  );
  console.log(`\nShare of the subject that a crop keeps, ${pictures.length} cuts of our own pictures.\n`);
  printTable(['strategy', ...Object.keys(aspects)], [...rows, ['best possible', ...best]]);
}

/** sharp's own strategy, which looks for edges, skin and saturated colors. */
async function attentionCrop({ jpeg, ...size }: LabeledPicture, aspect: number): Promise<Box> {
  const { width, height } = largestWindow(size, aspect);
  const window = { width: Math.round(width), height: Math.round(height) };
  const { info } = await sharp(jpeg)
    .resize({ ...window, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0), ...window };
}
