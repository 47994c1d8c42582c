import type { LabPicture, Plane } from '@/lib/vision/color';
import { boxMean } from '@/lib/vision/planes';

const SIDE = 64;

/** What is unexpected in the spectrum of a picture's lightness (Hou and Zhang, CVPR 2007), on a grid of 64 x 64. */
export function spectralResidual({ width, height, planes: [lightness] }: LabPicture): Plane {
  const real = new Float32Array(SIDE * SIDE).map((_, i) => {
    const x = Math.floor(((i % SIDE) * width) / SIDE);
    const y = Math.floor((Math.floor(i / SIDE) * height) / SIDE);
    return lightness[y * width + x] ?? 0;
  });
  const imaginary = new Float32Array(SIDE * SIDE);
  transform(real, imaginary, false);

  const logarithm = real.map((value, i) => Math.log(Math.hypot(value, imaginary[i] ?? 0) + 1e-6));
  const expected = boxMean(logarithm, SIDE, SIDE, 1);
  for (let i = 0; i < real.length; i += 1) {
    const phase = Math.atan2(imaginary[i] ?? 0, real[i] ?? 0);
    const amplitude = Math.exp((logarithm[i] ?? 0) - (expected[i] ?? 0));
    real[i] = amplitude * Math.cos(phase);
    imaginary[i] = amplitude * Math.sin(phase);
  }
  transform(real, imaginary, true);

  const energy = real.map((value, i) => value ** 2 + (imaginary[i] ?? 0) ** 2);
  const smooth = boxMean(boxMean(energy, SIDE, SIDE, 2), SIDE, SIDE, 2);
  return new Float32Array(width * height).map((_, i) => {
    const x = Math.floor(((i % width) * SIDE) / width);
    const y = Math.floor((Math.floor(i / width) * SIDE) / height);
    return smooth[y * SIDE + x] ?? 0;
  });
}

/** The discrete Fourier transform in place, rows then columns; 64 is small enough to need no fast one. */
function transform(real: Plane, imaginary: Plane, inverse: boolean): void {
  for (const [line, step] of [
    [SIDE, 1],
    [1, SIDE],
  ] as const) {
    for (let index = 0; index < SIDE; index += 1) transformLine(real, imaginary, index * line, step, inverse);
  }
}

function transformLine(real: Plane, imaginary: Plane, start: number, step: number, inverse: boolean): void {
  const at = (k: number) => start + k * step;
  const oldReal = Array.from({ length: SIDE }, (_, k) => real[at(k)] ?? 0);
  const oldImaginary = Array.from({ length: SIDE }, (_, k) => imaginary[at(k)] ?? 0);
  for (let k = 0; k < SIDE; k += 1) {
    let [sumReal, sumImaginary] = [0, 0];
    for (let n = 0; n < SIDE; n += 1) {
      const angle = ((inverse ? 2 : -2) * Math.PI * k * n) / SIDE;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [r, i] = [oldReal[n] ?? 0, oldImaginary[n] ?? 0];
      sumReal += r * cos - i * sin;
      sumImaginary += r * sin + i * cos;
    }
    real[at(k)] = inverse ? sumReal / SIDE : sumReal;
    imaginary[at(k)] = inverse ? sumImaginary / SIDE : sumImaginary;
  }
}
