import type { Pixels } from './small-picture';

/** One number per pixel, row by row. */
export type Plane = Float32Array;
/** A picture in CIE L*a*b*, where distances are about as large as they look. */
export type LabPicture = { width: number; height: number; planes: readonly [Plane, Plane, Plane] };

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const curve = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

/** The picture in L*a*b* (CIE 1976, white point D65). */
export function toLab({ width, height, channels, data }: Pixels): LabPicture {
  const size = width * height;
  const lightness = new Float32Array(size);
  const greenRed = new Float32Array(size);
  const blueYellow = new Float32Array(size);
  for (let i = 0; i < size; i += 1) {
    const r = linear[data[i * channels] ?? 0] ?? 0;
    const g = linear[data[i * channels + 1] ?? 0] ?? 0;
    const b = linear[data[i * channels + 2] ?? 0] ?? 0;
    const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
    const y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
    lightness[i] = 116 * y - 16;
    greenRed[i] = 500 * (x - y);
    blueYellow[i] = 200 * (y - z);
  }
  return { width, height, planes: [lightness, greenRed, blueYellow] };
}
