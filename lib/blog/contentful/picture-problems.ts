import { limits } from '@/lib/vision/limits';
import { type AssetFields, assetFields } from '../asset';
import { isRecord } from '../rich-text-document';
import { nodesIn, oneLine } from './nodes';
import type { Finding, ProblemCode } from './problems';

const MIN_WIDTH = 1_200;

/** What is wrong with the pictures that these fields show, their own and those in their text, each looked at once. */
export function* pictureFindings(fields: unknown[], known: Set<string>): Generator<Finding> {
  const embedded = fields.flatMap((value) => (isRecord(value) && value.nodeType ? nodesIn(value) : []));
  const shown = [
    ...fields.flat(),
    ...embedded.flatMap(({ nodeType, data }) =>
      nodeType === 'embedded-asset-block' && isRecord(data) ? data.target : [],
    ),
  ];
  const pictures = shown.flatMap((value) =>
    isRecord(value) && isRecord(value.sys) && value.sys.type === 'Asset' ? (assetFields(value) ?? []) : [],
  );
  for (const picture of pictures) {
    if (known.has(picture.id) || !picture.contentType.startsWith('image/')) continue;
    known.add(picture.id);
    const name = picture.title?.trim() ? `“${oneLine(picture.title, 60)}” (${picture.id})` : picture.id;
    for (const [problem, fault] of faultsOf(picture))
      yield { problem, message: `The picture ${name} ${fault}` };
  }
}

function* faultsOf(picture: AssetFields): Generator<[ProblemCode, string]> {
  const { description, contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  if (!description?.trim()) yield ['no-alt-text', 'has no description.'];
  if (width < MIN_WIDTH && contentType !== 'image/svg+xml')
    yield ['small-picture', `is ${width} px wide; 1,200 px are needed.`];
  if (size > limits.bytes)
    yield ['large-picture', `has ${(size / 1024 / 1024).toFixed(1)} MB; 15 MB are the limit.`];
  else if (width * height > limits.pixels)
    yield ['large-picture', `has ${Math.round((width * height) / 1e6)} megapixels; 50 are the limit.`];
}
