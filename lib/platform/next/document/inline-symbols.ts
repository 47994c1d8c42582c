import type { BuiltFiles } from './built-files.ts';
import { type Edit, elementsOf, type HtmlDocument } from './html.ts';

/** Returns edits that inline each icon of a document from its sprite, so that the first paint has the icons. */
export function inlineSymbols(document: HtmlDocument, files: BuiltFiles): Edit[] {
  const symbols = new Map<string, string>();
  const edits: Edit[] = [];
  for (const { attributes, start, openEnd } of elementsOf(document, 'use')) {
    const [address = '', name = ''] = (attributes.href ?? '').split('#');
    const symbol = address && (symbols.get(name) ?? symbolOf(files(address), name));
    if (!symbol) continue;
    symbols.set(name, symbol);
    edits.push({ start, end: openEnd, text: `<use href="#${idOf(name)}">` });
  }
  if (symbols.size) {
    const text = `<svg style="display:none" aria-hidden="true">${[...symbols.values()].join('')}</svg>`;
    edits.push({ start: document.bodyEnd, end: document.bodyEnd, text });
  }
  return edits;
}

/** Returns the id of a copied symbol. The prefix keeps it different from the page's other ids. */
const idOf = (name: string) => `symbol-${name}`;

function symbolOf(sprite: string | null, name: string): string | undefined {
  const start = sprite?.indexOf(`<symbol id="${name}"`) ?? -1;
  if (!sprite || start < 0) return undefined;
  const end = sprite.indexOf('</symbol>', start) + '</symbol>'.length;
  return sprite.slice(start, end).replace(`id="${name}"`, `id="${idOf(name)}"`);
}
