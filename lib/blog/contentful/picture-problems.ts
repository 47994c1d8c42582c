import { type AssetFields, assetFields } from '../asset';
import { isRecord } from '../rich-text-document';
import { nodesIn, oneLine } from './nodes';
import type { Finding, ProblemCode } from './problems';

const MIN_WIDTH = 1_200;
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/** What is wrong with the pictures that these fields show: their own and those embedded in their text. */
export function* pictureFindings(fields: unknown[]): Generator<Finding> {
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
  for (const picture of new Map(pictures.map((picture) => [picture.id, picture])).values())
    if (picture.contentType.startsWith('image/'))
      for (const [problem, fault] of faultsOf(picture)) {
        const name = picture.title?.trim() ? `“${oneLine(picture.title, 60)}” (${picture.id})` : picture.id;
        yield { problem, message: `The picture ${name} ${fault}`, subject: picture.id };
      }
}

function* faultsOf(picture: AssetFields): Generator<[ProblemCode, string]> {
  const { description, contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  if (!description?.trim()) yield ['no-alt-text', 'has no description.'];
  if (width < MIN_WIDTH && contentType !== 'image/svg+xml')
    yield ['small-picture', `is ${width} px wide; 1,200 px are needed.`];
  if (size > MAX_BYTES)
    yield ['large-picture', `has ${(size / 1024 / 1024).toFixed(1)} MB; 15 MB are the limit.`];
  else if (width * height > MAX_PIXELS)
    yield ['large-picture', `has ${Math.round((width * height) / 1e6)} megapixels; 50 are the limit.`];
}
