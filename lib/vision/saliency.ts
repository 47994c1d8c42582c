import { boxMean, normalized } from './planes';
import type { LabPicture, Plane } from './small-picture';

/** How much each pixel stands out, 0 and up. */
export type SaliencyMap = { width: number; height: number; values: Plane };

/**
 * What stands out in a picture: it is unlike its row (so a horizon does not count), full of detail, and hard to reach
 * from the edges by way of like colors. The weights are round numbers from the flat top of a search on our own pictures
 * (`npm run bench -- vision`) and on drawn scenes; neighboring values do as well.
 */
export function saliencyOf(picture: LabPicture): SaliencyMap {
  const row = normalized(unlikeRow(picture));
  const details = normalized(detail(picture));
  const barrier = normalized(barrierDistance(picture));

  const values = row.map((unlike, i) => (0.8 * unlike + (details[i] ?? 0)) * (1 + 2 * (barrier[i] ?? 0)));
  return { width: picture.width, height: picture.height, values };
}

/**
 * How hard it is to walk from the edge of the picture to each pixel: the least difference between the brightest and
 * the darkest spot of any way there, summed over the channels. Sky, sea and sand reach the edge and stay near 0; what
 * stands in them does not. Raster-scan approximation of the minimum barrier distance (Zhang et al., ICCV 2015).
 */
function barrierDistance({ width, height, planes }: LabPicture): Plane {
  return summed(planes.map((plane) => barrierOfChannel(plane, width, height)));
}

const summed = (planes: readonly Plane[]): Plane =>
  planes.reduce((total, plane) => total.map((value, i) => value + (plane[i] ?? 0)));

function barrierOfChannel(values: Plane, width: number, height: number): Plane {
  const distance = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const highest = values.slice();
  const lowest = values.slice();
  for (let x = 0; x < width; x += 1) distance[x] = distance[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y += 1) distance[y * width] = distance[y * width + width - 1] = 0;

  function relax(to: number, from: number): void {
    const value = values[to] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low < (distance[to] ?? 0)) {
      distance[to] = high - low;
      highest[to] = high;
      lowest[to] = low;
    }
  }

  for (let pass = 0; pass < 4; pass += 1) {
    // Downwards and to the right, then back: each pixel is compared with the two before it.
    const step = pass % 2 === 0 ? 1 : -1;
    const firstRow = step === 1 ? 1 : height - 2;
    const firstColumn = step === 1 ? 1 : width - 2;
    for (let row = 0, y = firstRow; row < height - 2; row += 1, y += step) {
      for (let column = 0, i = y * width + firstColumn; column < width - 2; column += 1, i += step) {
        relax(i, i - step);
        relax(i, i - step * width);
      }
    }
  }
  return distance;
}

/** How unlike the rest of its row each pixel is: horizon, surf and the foot of a dune vanish here, a house does not. */
function unlikeRow({ width, height, planes }: LabPicture): Plane {
  const squares = planes.map((plane) => {
    const medians = Array.from({ length: height }, (_, y) => {
      const row = plane.slice(y * width, (y + 1) * width).sort();
      return row[width >> 1] ?? 0;
    });
    return plane.map((value, i) => (value - (medians[Math.floor(i / width)] ?? 0)) ** 2);
  });
  return summed(squares).map(Math.sqrt);
}

/** How much detail there is around each pixel: edges of lightness, averaged. Houses and boats are full of it. */
function detail({ width, height, planes: [lightness] }: LabPicture): Plane {
  const edges = lightness.map((_, i) => {
    const x = i % width;
    if (x === 0 || x === width - 1 || i < width || i >= width * (height - 1)) return 0;
    const across = (lightness[i + 1] ?? 0) - (lightness[i - 1] ?? 0);
    return Math.hypot(across, (lightness[i + width] ?? 0) - (lightness[i - width] ?? 0));
  });
  return boxMean(edges, width, height, Math.max(1, Math.round(Math.min(width, height) * 0.04)));
}
