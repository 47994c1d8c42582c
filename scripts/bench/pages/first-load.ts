import { chromium } from '@playwright/test';
import { systemChromium } from '../../lib/browser.mjs';
import { kilobytes, printTable } from '../table';

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** Prints what a first visit transfers before any interaction, as browsers receive it (Brotli). */
export async function printFirstLoad(site: string, paths: string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox'] });
  const rows = [];
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const kindOf = new Map<string, string>();
    const bytes = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? 'Other';
      bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    rows.push([path, ...kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)), kindOf.size]);
    await context.close();
  }
  await browser.close();
  console.log('\nA first visit at 412 x 823, headers included, in the encoding that the browser got.\n');
  printTable(['page', 'HTML', 'JavaScript', 'CSS files', 'fonts', 'pictures', 'data', 'requests'], rows);
}
