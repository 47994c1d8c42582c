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
  focus: FocalPoint;
}

/** The words stand on the left, the picture fills the rest. */
const PANEL = 610;
const pictureSize = { width: previewSize.width - PANEL, height: previewSize.height };
/** More than the five lines hold; setting a very long text takes seconds. */
const MAX_TITLE = 200;

const file = (name: string) => readFile(path.join(/* turbopackIgnore: true */ process.cwd(), name));
const files = Promise.all([
  file('lib/seo/og/fonts/fraunces-600.woff'),
  file('lib/seo/og/fonts/instrument-sans-500.woff'),
  file('public/brand/logo-lockup.svg'),
]);
// A failure is reported where the files are used; until then it must not end the process.
files.catch(() => {});

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** A link preview as JPEG, 1200 by 630 pixels and below 200 kB: chat programs drop larger ones. */
export async function previewImage({ kicker, title, picture, focus }: Preview): Promise<Buffer> {
  const [fraunces, instrumentSans, logo] = await files;
  const lockup = dataUrl('svg+xml', logo.toString().replaceAll('currentColor', '#0b3b46'));
  const photo = await sharp(picture, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .resize({ ...pictureSize, fit: 'outside' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const shown = drawable(title.slice(0, MAX_TITLE));

  const card = (
    <div
      style={{ display: 'flex', backgroundColor: '#fbf8f2', color: '#062a33', fontFamily: 'Instrument Sans' }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: PANEL,
          height: previewSize.height,
          padding: '56px 56px 60px 60px',
        }}
      >
        <img src={lockup} width={292} height={64} alt="" />
        <div style={{ fontSize: 25, color: '#0a6457', marginTop: 'auto', marginBottom: 18 }}>
          {drawable(kicker)}
        </div>
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
      <img
        src={dataUrl('jpeg', photo)}
        {...pictureSize}
        style={{ objectFit: 'cover', objectPosition: `${focus.focalX}% ${focus.focalY}%` }}
        alt=""
      />
    </div>
  );
  const image = new ImageResponse(card, {
    ...previewSize,
    fonts: [
      { name: 'Fraunces', data: fraunces, weight: 600 },
      { name: 'Instrument Sans', data: instrumentSans, weight: 500 },
    ],
  });
  return sharp(await image.arrayBuffer())
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
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
