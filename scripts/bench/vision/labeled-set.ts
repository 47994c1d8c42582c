import sharp from 'sharp';
import { background } from './backgrounds';
import { type Random, seededRandom } from './random';
import { type Subject, subjects } from './subjects';

/** Pixels, from the left upper corner. */
export type Box = { left: number; top: number; width: number; height: number };

export type LabeledPicture = {
  name: string;
  kind: string;
  width: number;
  height: number;
  jpeg: Buffer;
  subject: Box;
  /** Settings were chosen on the first half alone. */
  half: 'tuning' | 'held-out';
};

const COMPOSITES = 72;
const CUTS_OF_EACH = 4;
const sizes = [
  [900, 1200],
  [1200, 800],
  [1000, 1000],
  [800, 1200],
  [1200, 900],
] as const;

type Light = readonly [brightness: number, saturation: number, tint: string, strength: number];

/** Noon, bright noon, haze, dusk and night. */
const lights: readonly [Light, ...Light[]] = [
  [1, 1, '#ffffff', 0],
  [1.05, 1.15, '#ffffff', 0],
  [1, 0.6, '#e8ecef', 0.3],
  [0.85, 1, '#d98a4a', 0.25],
  [0.5, 0.8, '#1c2c4c', 0.3],
];

/** Pictures of the site with one clear subject, and its box measured by hand: left, top, right, bottom as shares. */
const measured: readonly (readonly [
  file: string,
  left: number,
  top: number,
  right: number,
  bottom: number,
])[] = [
  ['about/generations.jpg', 0.44, 0.34, 0.83, 0.73],
  ['blog/cottage-behind-dunes.jpg', 0.28, 0.06, 0.74, 0.62],
  ['blog/dune-lake-kayaks.jpg', 0.31, 0.36, 0.72, 0.64],
  ['blog/fishing-boat.jpg', 0.21, 0.12, 0.83, 0.76],
  ['blog/lighthouse.jpg', 0.385, 0.01, 0.5, 0.76],
  ['blog/bikes.jpg', 0.16, 0.43, 0.89, 0.8],
  ['owners/plans.jpg', 0.27, 0.47, 0.76, 0.84],
  ['owners/referral.jpg', 0.48, 0.1, 0.96, 0.78],
  ['rentals/rental-1.jpg', 0.16, 0.1, 0.6, 0.75],
  ['rentals/rental-3.jpg', 0.35, 0.19, 0.89, 0.71],
  ['owners/partner-hero.jpg', 0.35, 0.12, 1, 0.65],
  ['team/team-2.jpg', 0.32, 0.37, 0.86, 0.95],
];

/**
 * Pictures whose subject is known, the same at every call: composites of drawn subjects on subjectless parts of the
 * site's own pictures, and random cuts (portrait, square, landscape) of its pictures around a box measured by hand.
 */
export async function labeledSet(): Promise<LabeledPicture[]> {
  const random = seededRandom(20250801);
  const pictures: LabeledPicture[] = [];
  for (let index = 0; index < COMPOSITES; index += 1) pictures.push(await composite(random, index));
  for (const [index, [file, ...box]] of measured.entries()) {
    for (let cut = 0; cut < CUTS_OF_EACH; cut += 1) {
      pictures.push(await cutOf(random, file, box, index % 2 === 0 ? 'tuning' : 'held-out', cut));
    }
  }
  return pictures;
}

async function composite(random: Random, index: number): Promise<LabeledPicture> {
  const [width, height] = sizes[index % sizes.length] ?? sizes[0];
  const subject = (subjects[index % subjects.length] ?? subjects[0])(random);
  const scene = await background(
    random,
    width,
    height,
    subject.place === 'sky' ? random.pick(['ground', 'water']) : subject.place,
  );
  const box = placed(random, subject, width, height, scene.horizon);

  const clutter = Array.from({ length: random.whole(0, 5) }, () => distraction(random, width, height, box));
  const shadow =
    subject.place === 'sky'
      ? ''
      : `<ellipse cx="${box.left + box.width * 0.6}" cy="${box.top + box.height}" rx="${box.width * 0.55}" ry="${box.height * 0.03}" fill="#000" opacity=".25"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${clutter.join('')}${shadow}
    <g transform="translate(${box.left} ${box.top}) scale(${box.height / 1000})">${subject.svg}</g></svg>`;
  const drawn = await sharp(Buffer.from(drawing))
    .blur(random.between(0.4, 1.4))
    .png({ compressionLevel: 1 })
    .toBuffer();

  const jpeg = await lit(random, scene.image, drawn, width, height);
  const half = index % 2 === 0 ? 'tuning' : 'held-out';
  return {
    name: `composite-${index}`,
    kind: subject.kind,
    width,
    height,
    jpeg,
    subject: within(box, width, height),
    half,
  };
}

/** Somewhere it could be: on the ground below the horizon, afloat, or in the upper part; some are cut by an edge. */
function placed(random: Random, subject: Subject, width: number, height: number, horizon: number): Box {
  const tall = height * random.between(0.14, subject.aspect > 1 ? 0.34 : 0.6);
  const scale = Math.min(1, (0.75 * width) / (tall * subject.aspect));
  const box = { left: 0, top: 0, width: tall * subject.aspect * scale, height: tall * scale };
  const over = random.chance(0.12) ? 0.15 * box.width : -0.02 * width;
  box.left = random.between(-over, width - box.width + over);
  const foot =
    subject.place === 'sky'
      ? random.between(box.height + 0.02 * height, Math.max(box.height + 0.04 * height, horizon * height))
      : random.between(Math.max(box.height + 0.02 * height, (horizon + 0.06) * height), 0.97 * height);
  box.top = foot - box.height;
  return box;
}

/** A bush, a tuft of grass, a cloud or a far boat: there, and smaller than the subject. */
function distraction(random: Random, width: number, height: number, subject: Box): string {
  const size = Math.sqrt(subject.width * subject.height) * random.between(0.1, 0.4);
  const x = random.between(0, width);
  const y = random.between(0, height);
  const blobs = Array.from({ length: 9 }, () => {
    const [cx, cy, r] = [
      x + random.between(-0.5, 0.5) * size,
      y + random.between(-0.25, 0.25) * size,
      size * random.between(0.1, 0.25),
    ];
    return { cx, cy, r };
  });
  switch (random.pick(['bush', 'grass', 'cloud', 'far boat'])) {
    case 'bush':
      return blobs
        .map(
          ({ cx, cy, r }) =>
            `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${random.pick(['#2f5233', '#47683a', '#5f7d45'])}"/>`,
        )
        .join('');
    case 'grass':
      return blobs
        .map(
          ({ cx, cy, r }) =>
            `<path d="M${cx} ${y + size / 2} Q${cx} ${cy} ${cx + r * 2} ${cy - size / 2}" stroke="${random.pick(['#b8974f', '#8d8a4a', '#6f7d45'])}" stroke-width="${size * 0.03}" fill="none"/>`,
        )
        .join('');
    case 'cloud':
      return blobs
        .map(
          ({ cx, cy, r }) =>
            `<ellipse cx="${cx}" cy="${cy}" rx="${r * 2}" ry="${r}" fill="#fff" opacity=".35"/>`,
        )
        .join('');
    default:
      return `<path d="M${x} ${y} h${size * 0.5} l${-size * 0.08} ${size * 0.12} h${-size * 0.34}Z" fill="#eee"/><path d="M${x + size * 0.25} ${y} v${-size * 0.4} l${size * 0.18} ${size * 0.36}Z" fill="#ddd"/>`;
  }
}

/** The finished picture in one of several lights: noon, haze, dusk, night. */
async function lit(
  random: Random,
  scene: Buffer,
  drawn: Buffer,
  width: number,
  height: number,
): Promise<Buffer> {
  const [brightness, saturation, tint, strength] = random.pick(lights);
  const veil = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tint}" opacity="${strength}"/></svg>`,
  );
  const flat = await sharp(scene)
    .composite([{ input: drawn }, { input: veil }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(flat)
    .modulate({ brightness, saturation })
    .jpeg({ quality: random.whole(70, 90) })
    .toBuffer();
}

async function cutOf(
  random: Random,
  file: string,
  shares: number[],
  half: LabeledPicture['half'],
  cut: number,
): Promise<LabeledPicture> {
  const source = sharp(`public/images/${file}`);
  const full = await source.metadata();
  const [left = 0, top = 0, right = 1, bottom = 1] = shares;
  const box = {
    left: left * full.width,
    top: top * full.height,
    width: (right - left) * full.width,
    height: (bottom - top) * full.height,
  };

  const [aspectWidth, aspectHeight] = sizes[cut % sizes.length] ?? sizes[0];
  const aspect = aspectWidth / aspectHeight;
  // As large as the picture allows, or tighter, but around the whole subject where that is possible.
  const largest = Math.min(full.height, full.width / aspect);
  const least = Math.min(largest, Math.max(box.height, box.width / aspect) * 1.1);
  const height = Math.floor(random.between(least, largest));
  const width = Math.floor(Math.min(full.width, height * aspect));
  const start = (from: number, length: number, window: number, whole: number) => {
    const [low, high] = [Math.max(0, from + length - window), Math.min(whole - window, from)];
    return Math.floor(
      low <= high
        ? random.between(low, high)
        : Math.min(whole - window, Math.max(0, from + (length - window) / 2)),
    );
  };
  const window = {
    left: start(box.left, box.width, width, full.width),
    top: start(box.top, box.height, height, full.height),
    width,
    height,
  };

  const jpeg = await source.extract(window).jpeg({ quality: 85 }).toBuffer();
  const subject = within({ ...box, left: box.left - window.left, top: box.top - window.top }, width, height);
  return {
    name: `${file.replace(/^.*\/|\.jpg$/g, '')}-cut-${cut}`,
    kind: 'cut',
    width,
    height,
    jpeg,
    subject,
    half,
  };
}

/** The part of a box that lies inside the picture. */
function within(box: Box, width: number, height: number): Box {
  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  return {
    left,
    top,
    width: Math.min(width, box.left + box.width) - left,
    height: Math.min(height, box.top + box.height) - top,
  };
}
