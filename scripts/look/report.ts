import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Difference } from './compare';

const styles = `body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; }
section { border-top: 1px solid #ccc; padding: 12px 0; }
h2 { font-size: 17px; }
.row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px; align-items: start; }
figure { margin: 0; max-height: 80vh; overflow: auto; border: 1px solid #ccc; }
img { width: 100%; display: block; }
figcaption { position: sticky; top: 0; background: #fff; padding: 4px 8px; }`;

/** How a difference reads in a list. */
export function shareText({ share, unmoved = 0, note }: Difference): string {
  if (share === null) return note ?? '';
  return `${share.toFixed(3)} %, without what only moved ${unmoved.toFixed(3)} %`;
}

/** Writes the page of side-by-side pictures. */
export function writeReport(file: string, differences: Difference[], title: string) {
  const folder = path.dirname(file);
  const changed = differences.filter(({ share }) => share !== 0);
  const figure = (caption: string, picture?: string) => {
    if (!picture) return `<figure><figcaption>${caption}: none</figcaption></figure>`;
    const url = path.relative(folder, picture).split(path.sep).map(encodeURIComponent).join('/');
    return `<figure><figcaption><a href="${url}">${caption}</a></figcaption><img src="${url}" alt="" loading="lazy"></figure>`;
  };
  const sections = changed.map(
    (item) => `<section><h2>${escapeHtml(item.name)}: ${escapeHtml(shareText(item))}</h2>
<div class="row">${figure('Before', item.before)}${figure('Now', item.now)}${figure('Changed pixels', item.diff)}</div></section>`,
  );
  const same = differences.filter(({ share }) => share === 0).map(({ name }) => escapeHtml(name));
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${styles}</style>
<h1>${escapeHtml(title)}</h1><p>${changed.length} of ${differences.length} pictures differ.</p>
${sections.join('\n')}
<section><h2>Without any difference: ${same.length}</h2><p>${same.join(', ')}</p></section></html>\n`,
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
