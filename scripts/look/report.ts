import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { html } from '@/lib/platform/http/html';

type Row = ReturnType<typeof toRow>;

/** Prints which pictures differ, and writes a page of them side by side: those that lack one first, then by share. */
export default class Report implements Reporter {
  readonly #rows: Row[] = [];

  onTestEnd(test: TestCase, result: TestResult) {
    if (result.error) this.#rows.push(toRow(test.title, result));
  }

  onEnd() {
    const folder = process.env.LOOK_OUT ?? '';
    const rows = this.#rows.sort((a, b) => b.share - a.share);
    for (const { name, words } of rows) console.log(`  ${name}: ${words}`);
    const sections = rows.map(({ name, words, pictures }) => {
      const images = pictures.map(
        (picture) => html`<img src="${encodeURI(path.relative(folder, picture))}" alt="" loading="lazy">`,
      );
      return html`<h2>${name}: ${words}</h2><div>${images}</div>`;
    });
    const style = 'div{display:flex;align-items:start;gap:8px}img{min-width:0;flex:1;outline:1px solid}';
    const page = html`<!doctype html><meta charset="utf-8"><title>Looks</title><style>${style}</style><h1>Before, now, changed</h1>${sections}`;
    writeFileSync(path.join(folder, 'index.html'), page.text);
  }
}

/** A picture that differs: the share of its pixels, or Infinity and why there is nothing to compare. */
function toRow(name: string, { error, attachments }: TestResult) {
  const message = stripVTControlCharacters(error?.message ?? '');
  const pathOf = (part: string) => attachments.find((file) => file.name.endsWith(`-${part}.png`))?.path ?? [];
  const pictures = ['expected', 'actual', 'diff'].flatMap(pathOf);
  const diff = pictures[2];
  const changed = /(\d+) pixels \(ratio/.exec(message)?.[1];
  if (!diff || !changed)
    return { name, share: Number.POSITIVE_INFINITY, words: message.split('\n')[0] ?? '', pictures };
  // The size stands in a PNG's header.
  const header = readFileSync(diff);
  const share = Number(changed) / (header.readUInt32BE(16) * header.readUInt32BE(20));
  return { name, share, words: `${(100 * share).toFixed(2)} %`, pictures };
}
