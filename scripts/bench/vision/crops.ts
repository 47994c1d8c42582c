import type { Box, LabeledPicture } from './labeled-set';

/** What a strategy answers: a focal point in per cent, and where it crops by itself, its own window for an aspect. */
export type Answer = {
  focalX: number;
  focalY: number;
  crop?: (aspect: number) => Promise<Box>;
};

type Size = { width: number; height: number };

/** The largest window of `aspect` as CSS cuts it with `object-fit: cover` and the point as `object-position`. */
export function coverCrop({ width, height }: Size, aspect: number, { focalX, focalY }: Answer): Box {
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
export function kept(subject: Box, window: Box): number {
  const width = overlap(subject.left, subject.width, window.left, window.width);
  const height = overlap(subject.top, subject.height, window.top, window.height);
  return (width * height) / (subject.width * subject.height);
}

function overlap(one: number, oneLength: number, other: number, otherLength: number): number {
  return Math.max(0, Math.min(one + oneLength, other + otherLength) - Math.max(one, other));
}

/** From the focal point to the middle of the subject, in per cent of the picture's diagonal. */
export function distance({ width, height, subject }: LabeledPicture, { focalX, focalY }: Answer): number {
  const x = (focalX / 100) * width - subject.left - subject.width / 2;
  const y = (focalY / 100) * height - subject.top - subject.height / 2;
  return (100 * Math.hypot(x, y)) / Math.hypot(width, height);
}

/** The subject's share that the best of all points keeps: no strategy can do better. */
export function bestPossible(picture: LabeledPicture, aspect: number): number {
  const shares = Array.from({ length: 101 }, (_, percent) =>
    kept(picture.subject, coverCrop(picture, aspect, { focalX: percent, focalY: percent })),
  );
  return Math.max(...shares);
}
