import type { FocalPoint } from '@/lib/vision/focal-point';
import { type Box, type LabeledPicture, overlap } from './pictures';

type Size = Pick<Box, 'width' | 'height'>;

/** The largest window of `aspect` as CSS cuts it with `object-fit: cover` and the point as `object-position`. */
export function coverCrop({ width, height }: Size, aspect: number, { focalX, focalY }: FocalPoint): Box {
  const window = largestWindow({ width, height }, aspect);
  return {
    ...window,
    left: ((width - window.width) * focalX) / 100,
    top: ((height - window.height) * focalY) / 100,
  };
}

export function largestWindow({ width, height }: Size, aspect: number): Size {
  return width / height > aspect ? { width: height * aspect, height } : { width, height: width / aspect };
}

/** The share of the subject's box that lies inside the window, 0 to 1. */
export function shareKept(subject: Box, window: Box): number {
  const { width, height } = overlap(subject, window);
  return (width * height) / (subject.width * subject.height);
}

/** The subject's share that the best of all points keeps: no strategy can do better. */
export function bestPossible(picture: LabeledPicture, aspect: number): number {
  const shares = Array.from({ length: 101 }, (_, percent) =>
    shareKept(picture.subject, coverCrop(picture, aspect, { focalX: percent, focalY: percent })),
  );
  return Math.max(...shares);
}
