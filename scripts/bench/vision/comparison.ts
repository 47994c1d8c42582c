import type { FocalPoint } from '@/lib/vision/focal-point';
import { sharpStrategy, smartcropStrategy } from './croppers';
import { type Answer, bestPossible, coverCrop, distance, kept } from './crops';
import type { LabeledPicture } from './labeled-set';
import { singleFeatures } from './single-features';

type Strategy = (picture: LabeledPicture) => Promise<Answer>;

const SQUARE = 1;
const WIDE = 16 / 9;

/** Prints, for the half settings were chosen on and for the other, what each strategy keeps of the subjects. */
export async function comparison(set: LabeledPicture[], ours: (jpeg: Buffer) => Promise<FocalPoint>) {
  const strategies: Record<string, Strategy> = {
    'this site': ({ jpeg }) => ours(jpeg),
    center: async () => ({ focalX: 50, focalY: 50 }),
    'sharp attention': sharpStrategy('attention'),
    'sharp entropy': sharpStrategy('entropy'),
    smartcrop: smartcropStrategy,
    ...Object.fromEntries(
      Object.entries(singleFeatures).map(([name, find]) => [name, ({ jpeg }: LabeledPicture) => find(jpeg)]),
    ),
  };
  const parts = [
    { half: 'held-out', pictures: set.filter((picture) => picture.half === 'held-out') },
    { half: 'all', pictures: set },
  ];
  console.log(
    parts.map(({ half, pictures }) => `${half}: ${pictures.length} pictures`).join(', ') +
      '. Distance in % of the diagonal; share of the subject kept by a crop.',
  );

  const rows: Record<string, Record<string, string>> = {};
  for (const [name, strategy] of Object.entries(strategies)) {
    const row: Record<string, string> = {};
    for (const { half, pictures } of parts)
      Object.assign(row, columns(half, await measured(pictures, strategy)));
    rows[name] = row;
  }
  rows['best possible'] = Object.assign(
    {},
    ...parts.map(({ half, pictures }) =>
      columns(half, {
        distance: 0,
        square: mean(pictures.map((picture) => bestPossible(picture, SQUARE))),
        wide: mean(pictures.map((picture) => bestPossible(picture, WIDE))),
      }),
    ),
  );
  console.table(rows);
}

type Figures = { distance: number; square: number; wide: number };

async function measured(pictures: LabeledPicture[], strategy: Strategy): Promise<Figures> {
  const figures: Figures[] = [];
  for (const picture of pictures) {
    const answer = await strategy(picture);
    const share = async (aspect: number) =>
      kept(picture.subject, (await answer.crop?.(aspect)) ?? coverCrop(picture, aspect, answer));
    figures.push({
      distance: distance(picture, answer),
      square: await share(SQUARE),
      wide: await share(WIDE),
    });
  }
  return {
    distance: mean(figures.map((figure) => figure.distance)),
    square: mean(figures.map((figure) => figure.square)),
    wide: mean(figures.map((figure) => figure.wide)),
  };
}

function columns(half: string, { distance, square, wide }: Figures): Record<string, string> {
  return {
    [`${half}: distance`]: distance.toFixed(1),
    [`${half}: kept 1:1`]: square.toFixed(3),
    [`${half}: kept 16:9`]: wide.toFixed(3),
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
