import { hash } from 'node:crypto';
import { afterPaintCode } from './after-paint.ts';
import { BACKGROUND, backgroundVideoCode } from './background-video.ts';
import type { BuiltFiles } from './built-files.ts';
import { EMBED_CHOICE, embedChoiceCode } from './embed-choice.ts';
import { followScrollCode, SCROLL_DRIVEN } from './follow-scroll.ts';
import { applyEdits, type Edit, elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { inlineScripts, isPageData, isTrusted } from './inline-scripts.ts';
import { inlineStyles } from './inline-styles.ts';
import { inlineSymbols } from './inline-symbols.ts';
import { LOADER_ID, loaderCode } from './loader.ts';

/** A document as visitors get it, and the version of the data that was left out of it (page-data.ts). */
export interface Optimized {
  html: string;
  dataVersion: string | null;
}

/** What of a document this folder does not know (README.md). */
type Unknown = { unknown: 'document' | 'script' | 'runtime' | 'page-data' | 'style-sheet' };

/** What a page needs where it has an element with the attribute. */
const scriptsOfElements = [
  [BACKGROUND, backgroundVideoCode],
  [EMBED_CHOICE, embedChoiceCode],
  [SCROLL_DRIVEN, followScrollCode],
] as const;

const remove = ({ start, end }: HtmlElement): Edit => ({ start, end, text: '' });

/**
 * The document that visitors get in place of Next's: styles and drawings inside, the runtime started by the loader, and
 * the page's data left out where `canFetchData` (docs/decisions/0004-first-paint.md), unless any part is unknown.
 */
export function optimizeDocument(
  document: HtmlDocument,
  { files, canFetchData }: { files: BuiltFiles; canFetchData: boolean },
): Optimized | Unknown {
  const { html, headEnd, bodyEnd } = document;
  if (headEnd < 0 || bodyEnd < 0) return { unknown: 'document' };
  const scripts = inlineScripts(document);
  if (!scripts.every(isTrusted)) return { unknown: 'script' };
  const runtime = elementsOf(document, 'script').filter(isRuntime);
  if (!runtime.length) return { unknown: 'runtime' };
  const data = scripts.filter(isPageData);
  if (!data.length) return { unknown: 'page-data' };
  const styles = inlineStyles(document, files);
  if (!styles) return { unknown: 'style-sheet' };

  const preloads = elementsOf(document, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  // Another text, or another build, is another version. The data itself is left out of it, because the order in which
  // React writes it changes from one rendering to the next where nothing else does.
  const version = hash('sha256', applyEdits(html, data.map(remove)), 'base64url').slice(0, 16);
  const dataVersion = canFetchData ? version : null;
  const sources = runtime.map(({ attributes }) => attributes.src).join(' ');
  const attributes = `id="${LOADER_ID}" data-runtime="${sources}"${dataVersion ? ` data-fetched="${dataVersion}"` : ''}`;
  const needed = scriptsOfElements.filter(([attribute]) => html.includes(` ${attribute}=`));
  const ours = [...needed.map(([, code]) => code), afterPaintCode].map((code) => `<script>${code}</script>`);
  const loader = `<script ${attributes}>${loaderCode}</script>`;
  const edits = [
    ...styles,
    ...inlineSymbols(document, files),
    ...[...preloads, ...runtime, ...(dataVersion ? data : [])].map(remove),
    { start: bodyEnd, end: bodyEnd, text: ours.join('') + loader },
  ];
  return { html: applyEdits(html, edits), dataVersion };
}

/** The version of the data of a document that was optimized before, when it was stored; null where it was not. */
export function optimizedBefore(document: HtmlDocument): Optimized | null {
  const loader = elementsOf(document, 'script').find(({ attributes }) => attributes.id === LOADER_ID);
  if (!loader) return null;
  return { html: document.html, dataVersion: loader.attributes['data-fetched'] ?? null };
}

function isRuntime({ attributes: { src = '', async } }: HtmlElement): boolean {
  return src.startsWith('/_next/') && async !== undefined;
}
