import { toOneLine } from '@/lib/platform/text-table';
import { limits } from '@/lib/vision/limits';
import type { AssetFields } from './asset';
import { altTextOf } from './photo';

/** Large pictures look blurry if they are narrower than this (pixels). */
const MIN_WIDTH = 1_200;

type PictureProblem = 'no-alt-text' | 'small-picture' | 'large-picture';

export function checkPicture(
  picture: AssetFields,
  report: (problem: PictureProblem, message: string) => void,
): void {
  const { id, title, contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  const name = `The picture ${title?.trim() ? `“${toOneLine(title, 60)}” (${id})` : id}`;
  if (!altTextOf(picture)) report('no-alt-text', `${name} has no description, and its title is not text.`);
  if (width < MIN_WIDTH && contentType !== 'image/svg+xml')
    report('small-picture', `${name} is ${width} px wide, but needs 1,200 px.`);
  if (size > limits.bytes)
    report('large-picture', `${name} has ${(size / 1024 / 1024).toFixed(1)} MB, but the limit is 15 MB.`);
  else if (width * height > limits.pixels)
    report(
      'large-picture',
      `${name} has ${Math.round((width * height) / 1e6)} megapixels, but the limit is 50.`,
    );
}
