import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { colors } from '@/content/brand/colors';
import { guide } from '@/content/guide';
import type { LinkPreview } from '@/content/link-previews';
import { env } from '@/lib/platform/env';
import { createJobQueue } from '@/lib/platform/http/job-queue';
import { focusFor } from '@/lib/vision/focal-points';
import { previewSize } from './preview-address';
import { readPhoto } from './preview-photo';

/** Width of the text on the left, in pixels; the picture fills the rest. */
const PANEL_WIDTH = 610;
const pictureSize = { width: previewSize.width - PANEL_WIDTH, height: previewSize.height };
/** Max characters of a title, more than fit into five lines. Laying out a very long title would take seconds. */
const MAX_TITLE_LENGTH = 200;

// Keep these paths literal: Next finds them in the code and includes the files in the build.
const files = Promise.all([
  readFile(path.join(process.cwd(), 'lib/seo/og/fonts/fraunces-600.woff')),
  readFile(path.join(process.cwd(), 'lib/seo/og/fonts/instrument-sans-500.woff')),
  readFile(path.join(process.cwd(), 'public/brand/logo-lockup.svg')),
]);
// Without this, a rejection before the first preview would end the process. `draw` still throws it.
files.catch(() => {});

const dataUrl = (type: string, bytes: Buffer | string) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Draws only two previews at once, because each takes 0.2 s of CPU time, partly on the main thread. */
const enqueue = createJobQueue({ atOnce: 2, waiting: 50 });

/** A JPEG below 200 kB: chat apps ignore larger ones. Throws an HttpError (429) if too many previews are queued. */
export function drawPreviewImage(preview: LinkPreview): Promise<Buffer> {
  return enqueue(() => draw(preview));
}

async function draw({ kicker, title, picture }: LinkPreview): Promise<Buffer> {
  const [fraunces, instrumentSans, logo] = await files;
  const lockup = dataUrl('svg+xml', logo.toString().replaceAll('currentColor', colors['gulf-900']));
  const photo = await readPhoto(picture, pictureSize);
  const focus = await focusFor(picture);
  const shown = drawableTitle(title.slice(0, MAX_TITLE_LENGTH));

  const card = (
    <div
      style={{
        display: 'flex',
        backgroundColor: colors['sand-50'],
        color: colors['gulf-950'],
        fontFamily: 'Instrument Sans',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: PANEL_WIDTH,
          height: previewSize.height,
          padding: '56px 56px 60px 60px',
        }}
      >
        <img src={lockup} width={292} height={64} alt="" />
        <div style={{ fontSize: 25, color: colors['emerald-700'], marginTop: 'auto', marginBottom: 18 }}>
          {removeUndrawable(kicker)}
        </div>
        <div
          style={{
            fontFamily: 'Fraunces',
            fontSize: titleSize(shown),
            lineHeight: 1.12,
            letterSpacing: '-0.02em',
            lineClamp: 5,
            overflow: 'hidden',
            // The descenders of the last line extend below its box, where `overflow` would cut them off.
            paddingBottom: 10,
          }}
        >
          {shown}
        </div>
        <div style={{ width: 72, height: 4, backgroundColor: colors['oat-500'], margin: '22px 0 24px' }} />
        <div style={{ fontSize: 23, color: colors['gulf-700'] }}>{new URL(env.SITE_URL).host}</div>
      </div>
      <img
        src={dataUrl('jpeg', photo)}
        {...pictureSize}
        style={{ objectFit: 'cover', objectPosition: focus }}
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

/** Removes what our fonts can't draw. Returns the guide's name instead if less than half of the title would remain. */
export function drawableTitle(title: string): string {
  const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const shown = removeUndrawable(title);
  return letters(shown) > 0 && letters(shown) * 2 >= letters(title) ? shown : guide.name;
}

function titleSize(title: string): number {
  if (title.length <= 28) return 66;
  if (title.length <= 52) return 56;
  return title.length <= 80 ? 48 : 42;
}

/** Removes accents and characters that our fonts lack, because next/og would download fonts for them. */
function removeUndrawable(text: string): string {
  const undrawable = /[^\u0020-\u007e\u00a0-\u00ff\u2010-\u2026\u20ac\u2122]/gu;
  return text
    .normalize('NFC')
    .replace(undrawable, (character) => character.normalize('NFKD'))
    .replace(undrawable, '')
    .replace(/\s+/g, ' ')
    .trim();
}
