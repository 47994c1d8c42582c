import { type LabPicture, type Plane, toLab } from '@/lib/vision/color';
import { focusOf } from '@/lib/vision/focus';
import { boxMean, normalized } from '@/lib/vision/planes';
import { barrierDistance, detail, unlikeEdges, unlikeRow } from '@/lib/vision/saliency-features';
import { smallPicture } from '@/lib/vision/small-picture';
import { spectralResidual } from './spectral-residual';

/** The focal point that one feature alone leads to, found in its map just as ours is. */
function alone(feature: (picture: LabPicture) => Plane) {
  return async (jpeg: Buffer) => {
    const picture = toLab(await smallPicture(jpeg));
    const { x, y } = focusOf({
      width: picture.width,
      height: picture.height,
      values: normalized(feature(picture)),
    });
    return { focalX: x * 100, focalY: y * 100 };
  };
}

/** How much each pixel's neighborhood differs from its surroundings, over several sizes of both. */
function localContrast({ width, height, planes }: LabPicture): Plane {
  const total = new Float32Array(width * height);
  const short = Math.min(width, height);
  for (const [inner, outer] of [
    [0.015, 0.12],
    [0.04, 0.25],
    [0.08, 0.5],
  ] as const) {
    for (const plane of planes) {
      const center = boxMean(plane, width, height, Math.max(1, Math.round(short * inner)));
      const surround = boxMean(plane, width, height, Math.round(short * outer));
      for (let i = 0; i < total.length; i += 1) {
        total[i] = (total[i] ?? 0) + ((center[i] ?? 0) - (surround[i] ?? 0)) ** 2;
      }
    }
  }
  return total.map(Math.sqrt);
}

/** How rare each pixel's color is in the picture: its mean distance to all colors (after Cheng et al., CVPR 2011). */
function rareColor({ width, height, planes }: LabPicture): Plane {
  const [lightness, greenRed, blueYellow] = planes;
  const binOf = new Int32Array(width * height);
  const bins = new Map<number, { index: number; count: number; sum: [number, number, number] }>();
  for (let i = 0; i < binOf.length; i += 1) {
    const color = [lightness[i] ?? 0, greenRed[i] ?? 0, blueYellow[i] ?? 0] as const;
    const key = color.reduce((sum, value) => sum * 64 + Math.floor((value + 128) / 9), 0);
    let bin = bins.get(key);
    if (!bin) {
      bin = { index: bins.size, count: 0, sum: [0, 0, 0] };
      bins.set(key, bin);
    }
    bin.count += 1;
    bin.sum[0] += color[0];
    bin.sum[1] += color[1];
    bin.sum[2] += color[2];
    binOf[i] = bin.index;
  }
  const means = [...bins.values()].map(({ count, sum }) => ({
    count,
    color: sum.map((value) => value / count),
  }));
  const rarity = Float32Array.from(means, (one) => {
    let distance = 0;
    for (const other of means) {
      distance +=
        other.count *
        Math.hypot(
          (one.color[0] ?? 0) - (other.color[0] ?? 0),
          (one.color[1] ?? 0) - (other.color[1] ?? 0),
          (one.color[2] ?? 0) - (other.color[2] ?? 0),
        );
    }
    return distance;
  });
  return new Float32Array(width * height).map((_, i) => rarity[binOf[i] ?? 0] ?? 0);
}

/** Every feature we tried, by itself. The four first ones are what the site's own method is made of. */
export const singleFeatures = {
  'unlike the edges, alone': alone(unlikeEdges),
  'unlike its row, alone': alone(unlikeRow),
  'detail, alone': alone(detail),
  'barrier distance, alone': alone(barrierDistance),
  'spectral residual, alone': alone(spectralResidual),
  'local contrast, alone': alone(localContrast),
  'rare color, alone': alone(rareColor),
};
