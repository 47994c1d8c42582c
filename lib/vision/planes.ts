import type { Plane } from './small-picture';

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
export function normalized(plane: Plane): Plane {
  const sample = plane.filter((_, i) => i % 5 === 0).sort();
  const low = sample[0] ?? 0;
  const high = sample[Math.floor((sample.length - 1) * 0.99)] ?? 0;
  const scale = high - low > 1e-6 ? 1 / (high - low) : 0;
  return plane.map((value) => Math.min(1, Math.max(0, (value - low) * scale)));
}
