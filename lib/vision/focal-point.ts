import { decodeSmallPicture, type LabPicture, type Plane } from './small-picture';

/** Standard deviation of the Gaussian that favors the center, as a fraction of the picture's width and height. */
const CENTER_SIGMA = 0.8;
/** Exponent for the saliency. It makes one strong subject outweigh many weak ones. */
const CONTRAST = 4;
/** Standard deviation of the Gaussian around a subject, as a fraction of the picture's short side. */
const SUBJECT_SIGMA = 0.28;

/** The position of the subject, in percent (0 to 100) of the displayed width and height. */
export type FocalPoint = { focalX: number; focalY: number };

/** Analyzes the first frame. Throws VisionError not-an-image, too-large (in pixels) or undecodable. */
export async function findFocalPoint(image: Buffer): Promise<FocalPoint> {
  const picture = await decodeSmallPicture(image);
  const { x, y } = findFocus(measureSaliency(picture));
  return { focalX: toPercent(x), focalY: toPercent(y) };
}

const toPercent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 1000) / 10));

/** Returns the middle of the subject, as fractions of width and height. For a plain picture, returns the center. */
function findFocus(saliency: SaliencyMap): { x: number; y: number } {
  const map = weightTowardCenter(saliency);
  const { width, height, values } = map;
  const short = Math.min(width, height);

  const radius = Math.max(1, Math.round(short * 0.12));
  const density = boxBlur(boxBlur(values, width, height, radius), width, height, radius);
  const densest = density.reduce((best, value, i) => (value > (density[best] ?? 0) ? i : best), 0);
  if (!((density[densest] ?? 0) > 0)) return { x: 0.5, y: 0.5 };

  // Mean shift: start at the densest point, and move to the center of mass around it a few times.
  let middle = { x: (densest % width) + 0.5, y: Math.floor(densest / width) + 0.5 };
  for (let step = 0; step < 6; step += 1) middle = findMassCenter(map, middle, short * SUBJECT_SIGMA);
  return { x: middle.x / width, y: middle.y / height };
}

/** Returns the center of mass near `point`: a Gaussian of width `spread` (sigma) makes distant pixels count less. */
function findMassCenter({ width, values }: SaliencyMap, point: { x: number; y: number }, spread: number) {
  let [total, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const squaredDistance = (x - point.x) ** 2 + (y - point.y) ** 2;
    const weight = (values[i] ?? 0) * Math.exp(-squaredDistance / (2 * spread ** 2));
    total += weight;
    sumX += weight * x;
    sumY += weight * y;
  }
  return { x: sumX / total, y: sumY / total };
}

function weightTowardCenter({ width, height, values }: SaliencyMap): SaliencyMap {
  const belled = values.map((value, i) => {
    const dx = ((i % width) + 0.5) / width - 0.5;
    const dy = (Math.floor(i / width) + 0.5) / height - 0.5;
    return value * Math.exp(-(dx * dx + dy * dy) / (2 * CENTER_SIGMA ** 2));
  });
  const highest = Math.max(...belled) || 1;
  return { width, height, values: belled.map((value) => (value / highest) ** CONTRAST) };
}

/** How much each pixel stands out (its saliency), 0 or higher. */
type SaliencyMap = { width: number; height: number; values: Plane };

/** Salient pixels differ from the rest of their row (unlike a horizon) and have detail around them. */
function measureSaliency(picture: LabPicture): SaliencyMap {
  const row = normalize(measureDifference(picture));
  const details = normalize(measureDetail(picture));
  const values = row.map((unlike, i) => unlike + (details[i] ?? 0));
  return { width: picture.width, height: picture.height, values };
}

/** Returns how far each pixel is from its row's median color: a horizon or surf disappears, a house doesn't. */
function measureDifference({ width, height, planes }: LabPicture): Plane {
  const squares = planes.map((plane) => {
    const medians = Array.from({ length: height }, (_, y) => {
      const row = plane.slice(y * width, (y + 1) * width).sort();
      return row[width >> 1] ?? 0;
    });
    return plane.map((value, i) => (value - (medians[Math.floor(i / width)] ?? 0)) ** 2);
  });
  return squares.reduce((total, plane) => total.map((sum, i) => sum + (plane[i] ?? 0))).map(Math.sqrt);
}

/** Returns the average strength of lightness edges around each pixel. Houses and boats have many edges. */
function measureDetail({ width, height, planes: [lightness] }: LabPicture): Plane {
  const edges = lightness.map((_, i) => {
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return 0;
    const across = (lightness[i + 1] ?? 0) - (lightness[i - 1] ?? 0);
    return Math.hypot(across, (lightness[i + width] ?? 0) - (lightness[i - width] ?? 0));
  });
  return boxBlur(edges, width, height, Math.max(1, Math.round(Math.min(width, height) * 0.04)));
}

/** Averages a square with sides of `2 * radius + 1` pixels around each pixel, clipped at the picture's edges. */
function boxBlur(plane: Plane, width: number, height: number, radius: number): Plane {
  const along = (values: Plane, step: number, length: number) => {
    const means = new Float32Array(values.length);
    for (let i = 0; i < means.length; i += 1) {
      const at = Math.floor(i / step) % length;
      const first = Math.max(0, at - radius);
      const last = Math.min(length - 1, at + radius);
      let sum = 0;
      for (let near = first; near <= last; near += 1) sum += values[i + (near - at) * step] ?? 0;
      means[i] = sum / (last - first + 1);
    }
    return means;
  };
  return along(along(plane, 1, width), width, height);
}

/** Scales the minimum to 0 and the 99th percentile (of a sample) to 1. Larger values become 1. */
function normalize(plane: Plane): Plane {
  const sample = plane.filter((_, i) => i % 5 === 0).sort();
  const low = sample[0] ?? 0;
  const high = sample[Math.floor((sample.length - 1) * 0.99)] ?? 0;
  const scale = high - low > 1e-6 ? 1 / (high - low) : 0;
  return plane.map((value) => Math.min(1, Math.max(0, (value - low) * scale)));
}
