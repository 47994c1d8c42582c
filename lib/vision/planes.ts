import type { Plane } from './small-picture';

/** The mean of the square of `2 * radius + 1` pixels around each pixel, cut at the edges, in constant time each. */
export function boxMean(plane: Plane, width: number, height: number, radius: number): Plane {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0);
      means[y * width + x] = sum / ((right - left) * ((bottom - top) / stride));
    }
  }
  return means;
}

/** `plane` stretched so that nearly all of it (to the 99th percentile, by a sample) lies between 0 and 1; none is larger. */
export function normalized(plane: Plane): Plane {
  const sample = plane.filter((_, i) => i % 5 === 0).sort();
  const low = sample[0] ?? 0;
  const high = sample[Math.floor((sample.length - 1) * 0.99)] ?? 0;
  const scale = high - low > 1e-6 ? 1 / (high - low) : 0;
  return plane.map((value) => Math.min(1, Math.max(0, (value - low) * scale)));
}
