import { type AssetFields, assetFields } from '../asset';
import { isRecord, nodesIn, shortened } from './nodes';
import type { Finding, ProblemCode } from './problems';

const MIN_WIDTH = 1_200;
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/** What is wrong with the pictures that an entry shows: its fields' and those embedded in its text. */
export function pictureFindings(resolved: unknown): Finding[] {
  if (!isRecord(resolved) || !isRecord(resolved.fields)) return [];
  const shown = Object.values(resolved.fields).flatMap((value) => [
    ...(Array.isArray(value) ? value : [value]),
    ...nodesIn(isRecord(value) && value.nodeType ? value : null).flatMap(({ nodeType, data }) =>
      nodeType === 'embedded-asset-block' && isRecord(data) ? data.target : [],
    ),
  ]);
  const assets = shown.filter(
    (value) => isRecord(value) && isRecord(value.sys) && value.sys.type === 'Asset',
  );
  const pictures = assets.flatMap((asset) => assetFields(asset) ?? []);
  return [...new Map(pictures.map((picture) => [picture.id, picture])).values()].flatMap(checkPicture);
}

function checkPicture(picture: AssetFields): Finding[] {
  const { id, title, description, contentType, size = 0, width = MIN_WIDTH, height = 0 } = picture;
  if (!contentType.startsWith('image/')) return [];
  const name = title?.trim() ? `“${shortened(title.trim())}” (${id})` : id;
  const isVector = contentType === 'image/svg+xml';
  const findings: Finding[] = [];
  const add = (problem: ProblemCode, message: string) =>
    findings.push({ problem, message: `The picture ${name} ${message}`, subject: id });

  if (!description?.trim()) add('no-alt-text', 'has no description.');
  if (width < MIN_WIDTH && !isVector) add('small-picture', `is ${width} px wide; 1,200 px are needed.`);
  if (size > MAX_BYTES)
    add('large-picture', `has ${(size / 1024 / 1024).toFixed(1)} MB; 15 MB are the limit.`);
  else if (width * height > MAX_PIXELS)
    add('large-picture', `has ${Math.round((width * height) / 1e6)} megapixels; 50 are the limit.`);
  return findings;
}
