import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { env } from '@/lib/platform/env';
import type { FocalPoint } from '@/lib/vision/focal-point';
import { previewSize } from './preview-address';

/** What a link preview shows. */
export interface Preview {
  kicker: string;
  title: string;
  /** The encoded picture. */
  picture: Buffer;
  /** The point of the picture to keep in view. */
  focus?: FocalPoint;
}

const { width, height } = previewSize;
/** The words stand on the left, the picture fills the rest. */
const PANEL = 610;
/** More than the five lines hold; setting a very long text takes seconds. */
const MAX_TITLE = 200;
const file = (...parts: string[]) => path.join(/* turbopackIgnore: true */ process.cwd(), ...parts);

const fonts = Promise.all([
  readFile(file('lib/seo/og/fonts/fraunces-600.woff')),
  readFile(file('lib/seo/og/fonts/instrument-sans-500.woff')),
]);
// A failure is reported where the fonts are used; until then it must not end the process.
fonts.catch(() => {});

/** A link preview as JPEG, 1200 by 630 pixels and below 200 kB: chat programs drop larger ones. */
export async function previewImage({ kicker, title, picture, focus }: Preview): Promise<Buffer> {
  const [words, photo, logo] = await Promise.all([
    wordsOf({ kicker, title }),
    cropped(picture, focus),
    lockup(),
  ]);
  return sharp({ create: { width, height, channels: 3, background: '#fbf8f2' } })
    .composite([
      { input: photo, left: PANEL, top: 0 },
      { input: logo, left: 60, top: 56 },
      { input: words, left: 0, top: 0 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function lockup(): Promise<Buffer> {
  const svg = await readFile(file('public/brand/logo-lockup.svg'), 'utf8');
  return sharp(Buffer.from(svg.replaceAll('currentColor', '#0b3b46')), { density: 144 })
    .resize({ height: 64 })
    .png()
    .toBuffer();
}

/** Only the words, on a transparent ground: satori would decode and encode the picture far more slowly. */
async function wordsOf({ kicker, title }: Pick<Preview, 'kicker' | 'title'>): Promise<Buffer> {
  const [fraunces, instrumentSans] = await fonts;
  const shown = drawable(title.slice(0, MAX_TITLE));
  const card = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        width: PANEL,
        height,
        padding: '0 56px 60px 60px',
        color: '#062a33',
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ fontSize: 25, color: '#0a6457', marginBottom: 18 }}>{drawable(kicker)}</div>
      <div
        style={{
          fontFamily: 'Fraunces',
          fontSize: titleSize(shown),
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          lineClamp: 5,
          overflow: 'hidden',
        }}
      >
        {shown}
      </div>
      <div style={{ width: 72, height: 4, backgroundColor: '#c9a35b', margin: '32px 0 24px' }} />
      <div style={{ fontSize: 23, color: '#14596a' }}>{new URL(env.SITE_URL).host}</div>
    </div>
  );
  const image = new ImageResponse(card, {
    width: PANEL,
    height,
    fonts: [
      { name: 'Fraunces', data: fraunces, weight: 600 },
      { name: 'Instrument Sans', data: instrumentSans, weight: 500 },
    ],
  });
  return Buffer.from(await image.arrayBuffer());
}

function titleSize(title: string): number {
  if (title.length <= 28) return 66;
  if (title.length <= 52) return 56;
  return title.length <= 80 ? 48 : 42;
}

/** Only what our fonts can draw, accents dropped: for any other character next/og would ask a font server. */
export function drawable(text: string): string {
  const undrawable = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2026\u20ac\u2122]/gu;
  return text
    .normalize('NFC')
    .replace(undrawable, (character) => character.normalize('NFKD'))
    .replace(undrawable, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The part of the picture beside the words, with its focal point as near the middle as the edges allow. */
async function cropped(picture: Buffer, focus = { focalX: 50, focalY: 50 }): Promise<Buffer> {
  const target = { width: width - PANEL, height };
  const image = sharp(picture, { limitInputPixels: 50_000_000 }).rotate();
  const scaled = await image.resize({ ...target, fit: 'outside' }).toBuffer({ resolveWithObject: true });
  const offset = (size: number, room: number, point: number) =>
    Math.round(Math.min(Math.max((size * point) / 100 - room / 2, 0), size - room));
  return sharp(scaled.data)
    .extract({
      left: offset(scaled.info.width, target.width, focus.focalX),
      top: offset(scaled.info.height, target.height, focus.focalY),
      ...target,
    })
    .toBuffer();
}
