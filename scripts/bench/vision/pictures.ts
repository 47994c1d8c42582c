import sharp from 'sharp';

/** Pixels, from the left upper corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture and where its subject is. */
export interface LabeledPicture {
  jpeg: Buffer;
  width: number;
  height: number;
  subject: Box;
}

/** Our pictures with one clear subject, and its box measured by hand: left, top, right, bottom as shares. */
const measured: [file: string, left: number, top: number, right: number, bottom: number][] = [
  ['about/generations.jpg', 0.44, 0.34, 0.83, 0.73],
  ['blog/bikes.jpg', 0.16, 0.43, 0.89, 0.8],
  ['blog/cottage-behind-dunes.jpg', 0.28, 0.06, 0.74, 0.62],
  ['blog/dune-lake-kayaks.jpg', 0.31, 0.36, 0.72, 0.64],
  ['blog/fishing-boat.jpg', 0.21, 0.12, 0.83, 0.76],
  ['blog/lighthouse.jpg', 0.385, 0.01, 0.5, 0.76],
  ['owners/partner-hero.jpg', 0.35, 0.12, 1, 0.65],
  ['owners/plans.jpg', 0.27, 0.47, 0.76, 0.84],
  ['owners/referral.jpg', 0.48, 0.1, 0.96, 0.78],
  ['rentals/rental-1.jpg', 0.16, 0.1, 0.6, 0.75],
  ['rentals/rental-3.jpg', 0.35, 0.19, 0.89, 0.71],
  ['team/team-2.jpg', 0.32, 0.37, 0.86, 0.95],
];

/** Upright, wide and square windows, and how far to the right and down the subject stands in each. */
const cuts = [
  { aspect: 3 / 4, place: 0.15 },
  { aspect: 3 / 2, place: 0.5 },
  { aspect: 1, place: 0.85 },
  { aspect: 2 / 3, place: 0.35 },
];

/** Cuts of our pictures, each around the whole subject where it can be. */
export async function labeledPictures(): Promise<LabeledPicture[]> {
  const pictures: LabeledPicture[] = [];
  for (const [file, ...box] of measured) {
    const source = await sharp(`public/images/${file}`).toBuffer();
    const full = await sharp(source).metadata();
    const [left, right] = [box[0] * full.width, box[2] * full.width];
    const [top, bottom] = [box[1] * full.height, box[3] * full.height];
    const subject = { left, top, width: right - left, height: bottom - top };
    for (const { aspect, place } of cuts) {
      // Half-way between the smallest window around the subject and the largest of the picture.
      const largest = Math.min(full.height, full.width / aspect);
      const height = Math.floor(
        (largest + Math.min(largest, Math.max(subject.height, subject.width / aspect))) / 2,
      );
      const width = Math.floor(Math.min(full.width, height * aspect));
      const window = {
        left: start(left, subject.width, width, full.width, place),
        top: start(top, subject.height, height, full.height, place),
        width,
        height,
      };
      const inside = overlap(
        { ...subject, left: left - window.left, top: top - window.top },
        { left: 0, top: 0, width, height },
      );
      const jpeg = await sharp(source).extract(window).jpeg({ quality: 85 }).toBuffer();
      pictures.push({ jpeg, width, height, subject: inside });
    }
  }
  return pictures;
}

/** Where a window of `length` begins, so that `place` of what is left lies before the subject. */
function start(from: number, size: number, length: number, whole: number, place: number): number {
  return Math.floor(Math.max(0, Math.min(whole - length, from - (length - size) * place)));
}

/** What two boxes have in common. */
export function overlap(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}
