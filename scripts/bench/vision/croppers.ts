import sharp from 'sharp';
import smartcrop from 'smartcrop';
import { largestWindow } from './crops';
import type { Box, LabeledPicture } from './pictures';

/** sharp's own strategy, which looks for edges, skin and saturated colors. */
export async function attentionCrop({ jpeg, ...size }: LabeledPicture, aspect: number): Promise<Box> {
  const { width, height } = largestWindow(size, aspect);
  const window = { width: Math.round(width), height: Math.round(height) };
  const { info } = await sharp(jpeg)
    .resize({ ...window, fit: 'cover', position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0), ...window };
}

/** smartcrop 2 on pixels read by sharp. */
export async function smartcropCrop({ jpeg, ...size }: LabeledPicture, aspect: number): Promise<Box> {
  const options = { ...largestWindow(size, aspect), minScale: 1, ruleOfThirds: false };
  const { topCrop } = await smartcrop.crop(jpeg, { ...options, imageOperations: pixelsBySharp });
  return { left: topCrop.x, top: topCrop.y, width: topCrop.width, height: topCrop.height };
}

interface Handle {
  width: number;
  height: number;
  jpeg: Buffer;
}

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
