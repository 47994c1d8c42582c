import sharp from 'sharp';
import { focalPoint } from '@/lib/vision/focal-point';
import { printTable } from './table';
import { printMemory, printSpeed } from './vision/cost';
import { bestPossible, coverCrop, largestWindow, shareKept } from './vision/crops';
import { type Box, type LabeledPicture, labeledPictures } from './vision/pictures';

/** The share of the subject that a crop by each strategy keeps. */
const strategies: Record<string, (picture: LabeledPicture, aspect: number) => Promise<number> | number> = {
  'this site': async (picture, aspect) =>
    shareKept(picture.subject, coverCrop(picture, aspect, await focalPoint(picture.jpeg))),
  center: (picture, aspect) =>
    shareKept(picture.subject, coverCrop(picture, aspect, { focalX: 50, focalY: 50 })),
  'sharp attention': async (picture, aspect) =>
    shareKept(picture.subject, await attentionCrop(picture, aspect)),
  'best possible': bestPossible,
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
  for (const [name, share] of Object.entries(strategies)) {
    const row = [name];
    for (const aspect of Object.values(aspects)) {
      const shares = await Array.fromAsync(pictures, (picture) => share(picture, aspect));
      row.push(mean(shares).toFixed(3));
    }
    rows.push(row);
  }
  console.log(`\nShare of the subject that a crop keeps, ${pictures.length} cuts of our own pictures.\n`);
  printTable(['strategy', ...Object.keys(aspects)], rows);
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
