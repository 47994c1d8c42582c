import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { diffArrays } from 'diff';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** `blog@390`. */
  name: string;
  /** Per cent of the pixels; null where one side has no picture. */
  share: number | null;
  /** The same without rows that only moved up or down. */
  unmoved?: number;
  before?: string;
  now?: string;
  diff?: string;
  note?: string;
}

/** Compares the pictures of two folders, largest difference first; what only one side has comes before all. */
export async function compareFolders(
  folders: Record<'before' | 'now' | 'diff', string>,
  failures: Map<string, string>,
  isAsked: (name: string) => boolean,
): Promise<Difference[]> {
  mkdirSync(folders.diff, { recursive: true });
  const [befores, nows] = [picturesIn(folders.before), picturesIn(folders.now)];
  const names = new Set([...[...befores.keys()].filter(isAsked), ...nows.keys(), ...failures.keys()]);
  const found: Difference[] = [];
  for (const name of [...names].sort()) {
    const [before, now] = [befores.get(name), nows.get(name)];
    const note = failures.get(name) ?? (before && now ? undefined : 'only on one side');
    const diff = path.join(folders.diff, `${name}.png`);
    const compared = before && now && !note ? await compare(before, now, diff) : null;
    found.push({ name, share: null, before, now, note, ...compared });
  }
  return found.sort((a, b) => (b.share ?? 101) - (a.share ?? 101));
}

/** The pictures in a folder, by name. */
function picturesIn(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : [];
  return new Map(files.map((file) => [path.parse(file).name, path.join(folder, file)]));
}

/** The share of changed pixels of two pictures; where one is longer, the rest of it counts as changed. */
async function compare(before: string, now: string, diff: string): Promise<Partial<Difference>> {
  if (readFileSync(before).equals(readFileSync(now))) return { share: 0 };
  const sizes = await Promise.all([before, now].map((file) => sharp(file).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [a, b] = await Promise.all([pixels(before, width, height), pixels(now, width, height)]);
  const output = Buffer.alloc(a.length);
  const changed = pixelmatch(a, b, output, width, height);
  if (changed === 0) return { share: 0 };
  await sharp(output, { raw: { width, height, channels: 4 } })
    .png({ palette: true })
    .toFile(diff);
  const percent = (count: number) => (count / (width * height)) * 100;
  const unmoved = Math.min(changed, changedUnmoved(a, b, width));
  return { share: percent(changed), unmoved: percent(unmoved), diff };
}

/** How many pixels differ once each row of `b` lies on the row of `a` that it is the same as. */
function changedUnmoved(a: Buffer, b: Buffer, width: number): number {
  const bytes = width * 4;
  const [rowsA, rowsB] = [a, b].map((picture) =>
    Array.from({ length: picture.length / bytes }, (_, row) =>
      createHash('sha1')
        .update(picture.subarray(row * bytes, (row + 1) * bytes))
        .digest('base64'),
    ),
  );
  let [changed, atA, atB] = [0, 0, 0];
  let [gone, come] = [0, 0];
  const count = () => {
    const both = Math.min(gone, come) * bytes;
    const [partA, partB] = [a.subarray(atA * bytes), b.subarray(atB * bytes)];
    if (both)
      changed += pixelmatch(partA.subarray(0, both), partB.subarray(0, both), undefined, width, both / bytes);
    changed += Math.abs(gone - come) * width;
    [atA, atB, gone, come] = [atA + gone, atB + come, 0, 0];
  };
  for (const { added, removed, count: rows } of diffArrays(rowsA ?? [], rowsB ?? [])) {
    if (removed) gone += rows;
    else if (added) come += rows;
    else {
      count();
      [atA, atB] = [atA + rows, atB + rows];
    }
  }
  count();
  return changed;
}

/** The picture's pixels on a canvas of this size, magenta where it ends sooner. */
async function pixels(file: string, width: number, height: number): Promise<Buffer> {
  const image = sharp(file).ensureAlpha();
  const size = await image.metadata();
  return image
    .extend({ right: width - size.width, bottom: height - size.height, background: '#f0f' })
    .raw()
    .toBuffer();
}
