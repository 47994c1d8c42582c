import { focusOf } from './focus';
import { saliencyOf } from './saliency';
import { smallPicture } from './small-picture';

/** Where the subject of a picture is, in per cent of its width and height as it is shown, 0 to 100. */
export type FocalPoint = { focalX: number; focalY: number };

/** The focal point of an image's first, upright frame. Throws VisionError not-an-image, too-large (pixels) or undecodable. */
export async function focalPoint(image: Buffer): Promise<FocalPoint> {
  const picture = await smallPicture(image);
  const { x, y } = focusOf(saliencyOf(picture));
  return { focalX: percent(x), focalY: percent(y) };
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 1000) / 10));
