import sharp from 'sharp';
import smartcrop from 'smartcrop';
import type { Answer } from './crops';
import { largestWindow } from './crops';
import type { Box, LabeledPicture } from './labeled-set';

/** sharp's own crop strategies: they choose a window; their point is the middle of a slim one, across and upright. */
export function sharpStrategy(strategy: 'attention' | 'entropy') {
  async function window({ jpeg }: LabeledPicture, width: number, height: number): Promise<Box> {
    const size = { width: Math.round(width), height: Math.round(height) };
    const { info } = await sharp(jpeg)
      .resize({ ...size, fit: 'cover', position: sharp.strategy[strategy] })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0), ...size };
  }

  return async (picture: LabeledPicture): Promise<Answer> => {
    const { width, height } = picture;
    const [upright, across] = await Promise.all([
      window(picture, width / 3, height),
      window(picture, width, height / 3),
    ]);
    return {
      focalX: (100 * (upright.left + upright.width / 2)) / width,
      focalY: (100 * (across.top + across.height / 2)) / height,
      crop: (aspect) => {
        const size = largestWindow(picture, aspect);
        return window(picture, size.width, size.height);
      },
    };
  };
}

/** smartcrop 2 on pixels read by sharp; its point is the middle of its best square of half the short side. */
export async function smartcropStrategy({ jpeg, width, height }: LabeledPicture): Promise<Answer> {
  async function window(aspect: number, minScale: number): Promise<Box> {
    const size = largestWindow({ width, height }, aspect);
    const options = { ...size, minScale, ruleOfThirds: false, imageOperations: pixelsBySharp };
    const { topCrop } = await smartcrop.crop(jpeg, options);
    return { left: topCrop.x, top: topCrop.y, width: topCrop.width, height: topCrop.height };
  }
  const best = await window(1, 0.5);
  return {
    focalX: (100 * (best.left + best.width / 2)) / width,
    focalY: (100 * (best.top + best.height / 2)) / height,
    crop: (aspect) => window(aspect, 1),
  };
}

type Handle = { width: number; height: number; jpeg: Buffer };

const pixelsBySharp = {
  async open(jpeg: Buffer): Promise<Handle> {
    const { width, height } = await sharp(jpeg).metadata();
    return { width, height, jpeg };
  },
  async resample({ jpeg }: Handle, width: number, height: number): Promise<Handle> {
    return { width: Math.floor(width), height: Math.floor(height), jpeg };
  },
  async getData({ jpeg, width, height }: Handle) {
    const data = await sharp(jpeg).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
    return { width, height, data };
  },
};
