import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Difference {
  /** `blog@390`. */
  name: string;
  /** Per cent of the pixels; null where one side has no picture. */
  share: number | null;
  before?: string;
  now?: string;
  diff?: string;
  note?: string;
}

interface Folders {
  before: string;
  now: string;
  diff: string;
}

/** Compares the pictures of two folders, largest difference first; what only one side has comes before all. */
export async function compareFolders(
  folders: Folders,
  failures: Map<string, string>,
  isAsked: (name: string) => boolean,
): Promise<Difference[]> {
  mkdirSync(folders.diff, { recursive: true });
  const names = new Set([
    ...pictures(folders.before).filter(isAsked),
    ...pictures(folders.now),
    ...failures.keys(),
  ]);
  const found: Difference[] = [];
  for (const name of [...names].sort()) {
    const before = fileOf(folders.before, name);
    const now = fileOf(folders.now, name);
    const note = failures.get(name);
    if (!before || !now || note)
      found.push({ name, share: null, before, now, note: note ?? 'only on one side' });
    else
      found.push({
        name,
        before,
        now,
        ...(await compare(before, now, path.join(folders.diff, `${name}.png`))),
      });
  }
  return found.sort((a, b) => (b.share ?? 101) - (a.share ?? 101));
}

function pictures(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => (file.endsWith('.png') ? [file.slice(0, -4)] : []));
}

function fileOf(folder: string, name: string): string | undefined {
  const file = path.join(folder, `${name}.png`);
  return existsSync(file) ? file : undefined;
}

/** The share of changed pixels of two pictures; where one is longer, the rest of it counts as changed. */
async function compare(before: string, now: string, diff: string): Promise<{ share: number; diff?: string }> {
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
  return { share: (changed / (width * height)) * 100, diff };
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
