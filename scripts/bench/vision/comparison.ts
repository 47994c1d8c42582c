import { focalPoint } from '@/lib/vision/focal-point';
import { printTable } from '../table';
import { attentionCrop, smartcropCrop } from './croppers';
import { bestPossible, coverCrop, kept } from './crops';
import type { Box, LabeledPicture } from './pictures';

const strategies: Record<string, (picture: LabeledPicture, aspect: number) => Promise<Box>> = {
  'this site': async (picture, aspect) => coverCrop(picture, aspect, await focalPoint(picture.jpeg)),
  center: async (picture, aspect) => coverCrop(picture, aspect, { focalX: 50, focalY: 50 }),
  'sharp attention': attentionCrop,
  smartcrop: smartcropCrop,
};
const aspects = { '1:1': 1, '16:9': 16 / 9 };

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Prints the share of the subjects that each strategy keeps in a crop. */
export async function compare(pictures: LabeledPicture[]): Promise<void> {
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
