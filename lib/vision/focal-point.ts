import { boxMean, type SaliencyMap, saliencyOf } from './saliency';
import { smallPicture } from './small-picture';

/** How much less a thing counts toward the rim: the width of a bell curve over the picture, as a share of it. */
const CENTER_BELL = 0.8;
/** Makes one thing that stands out much outweigh many that do a little. */
const CONTRAST = 4;
/** Radius within which things count as one subject, as a share of the short side. */
const SUBJECT_BELL = 0.28;

/** Where the subject of a picture is, in per cent of its width and height as it is shown, 0 to 100. */
export type FocalPoint = { focalX: number; focalY: number };

/** The focal point of an image's first, upright frame. Throws VisionError not-an-image, too-large (pixels) or undecodable. */
export async function focalPoint(image: Buffer): Promise<FocalPoint> {
  const picture = await smallPicture(image);
  const { x, y } = focusOf(saliencyOf(picture));
  return { focalX: percent(x), focalY: percent(y) };
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 1000) / 10));

/** The middle of the subject as shares of width and height: the center where nothing stands out. */
function focusOf(saliency: SaliencyMap): { x: number; y: number } {
  const map = weighted(saliency);
  const { width, height, values } = map;
  const short = Math.min(width, height);

  const radius = Math.max(1, Math.round(short * 0.12));
  const density = boxMean(boxMean(values, width, height, radius), width, height, radius);
  const densest = density.reduce((best, value, i) => (value > (density[best] ?? 0) ? i : best), 0);
  if (!((density[densest] ?? 0) > 0)) return { x: 0.5, y: 0.5 };

  // From the densest place, climb to the middle of what lies around it (mean shift).
  let middle = { x: (densest % width) + 0.5, y: Math.floor(densest / width) + 0.5 };
  for (let step = 0; step < 6; step += 1) middle = middleAround(map, middle, short * SUBJECT_BELL);
  return { x: middle.x / width, y: middle.y / height };
}

/** The weighted middle of the map, where a bell curve of `spread` around `point` says how much each place counts. */
function middleAround({ width, values }: SaliencyMap, point: { x: number; y: number }, spread: number) {
  let [total, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const apart = (x - point.x) ** 2 + (y - point.y) ** 2;
    const weight = (values[i] ?? 0) * Math.exp(-apart / (2 * spread ** 2));
    total += weight;
    sumX += weight * x;
    sumY += weight * y;
  }
  return { x: sumX / total, y: sumY / total };
}

/** Less toward the rim, and with what stands out much raised above the rest. */
function weighted({ width, height, values }: SaliencyMap): SaliencyMap {
  const belled = values.map((value, i) => {
    const dx = ((i % width) + 0.5) / width - 0.5;
    const dy = (Math.floor(i / width) + 0.5) / height - 0.5;
    return value * Math.exp(-(dx * dx + dy * dy) / (2 * CENTER_BELL ** 2));
  });
  const highest = Math.max(...belled) || 1;
  return { width, height, values: belled.map((value) => (value / highest) ** CONTRAST) };
}
