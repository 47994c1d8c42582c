import type { LabPicture, Plane } from './small-picture';

/** How much each pixel stands out, 0 and up. */
export type SaliencyMap = { width: number; height: number; values: Plane };

/** What stands out in a picture: it is unlike its row (so a horizon does not count) and full of detail. */
export function saliencyOf(picture: LabPicture): SaliencyMap {
  const row = normalized(unlikeRow(picture));
  const details = normalized(detail(picture));
  const values = row.map((unlike, i) => unlike + (details[i] ?? 0));
  return { width: picture.width, height: picture.height, values };
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
  return squares.reduce((total, plane) => total.map((sum, i) => sum + (plane[i] ?? 0))).map(Math.sqrt);
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

/** The mean of the square of `2 * radius + 1` pixels around each pixel, cut at the edges: of its rows, then of its columns. */
export function boxMean(plane: Plane, width: number, height: number, radius: number): Plane {
  const along = (values: Plane, step: number, length: number) => {
    const means = new Float32Array(values.length);
    for (let i = 0; i < means.length; i += 1) {
      const at = Math.floor(i / step) % length;
      const first = Math.max(0, at - radius);
      const last = Math.min(length - 1, at + radius);
      let sum = 0;
      for (let place = first; place <= last; place += 1) sum += values[i + (place - at) * step] ?? 0;
      means[i] = sum / (last - first + 1);
    }
    return means;
  };
  return along(along(plane, 1, width), width, height);
}

/** `plane` stretched so that nearly all of it (to the 99th percentile, by a sample) lies between 0 and 1; none is larger. */
function normalized(plane: Plane): Plane {
  const sample = plane.filter((_, i) => i % 5 === 0).sort();
  const low = sample[0] ?? 0;
  const high = sample[Math.floor((sample.length - 1) * 0.99)] ?? 0;
  const scale = high - low > 1e-6 ? 1 / (high - low) : 0;
  return plane.map((value) => Math.min(1, Math.max(0, (value - low) * scale)));
}
