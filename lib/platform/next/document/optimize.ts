import { countVisitCode } from '../browser/count-visit.ts';
import { LOADER_ID, loaderCode } from '../browser/loader.ts';
import { statusOf } from '../page-status.ts';
import type { BuiltFiles } from './built-files.ts';
import { applyEdits, elementsOf, type HtmlDocument, type HtmlElement } from './html.ts';
import { findInlineScripts, isTrusted, readPageData, scriptsOfElements } from './inline-scripts.ts';
import { inlineStyles } from './inline-styles.ts';
import { inlineSymbols } from './inline-symbols.ts';
import { speculationRules } from './speculation-rules.ts';

/** The kind of a part of Next's output that we don't recognize. README.md says where to fix each kind. */
interface UnknownPart {
  unknown: 'document' | 'script' | 'runtime' | 'page-data' | 'style-sheet';
}

/** Returns the document to send (docs/decisions/0004-first-paint.md), or the kind of the first part that is unknown. */
export function optimizeDocument(document: HtmlDocument, files: BuiltFiles): string | UnknownPart {
  const { html, headEnd, bodyEnd } = document;
  if (headEnd < 0 || bodyEnd < 0) return { unknown: 'document' };
  const scripts = findInlineScripts(document);
  if (!scripts.every(isTrusted)) return { unknown: 'script' };
  const runtime = elementsOf(document, 'script').filter(isRuntime);
  if (!runtime.length) return { unknown: 'runtime' };
  const data = scripts.filter((script) => readPageData(script) !== undefined);
  if (!data.length) return { unknown: 'page-data' };
  const styles = inlineStyles(document, files);
  if (!styles) return { unknown: 'style-sheet' };

  const preloads = elementsOf(document, 'link').filter(
    ({ attributes }) => attributes.rel === 'preload' && attributes.as === 'script',
  );
  const sources = runtime.map(({ attributes }) => attributes.src).join(' ');
  const needed = scriptsOfElements.filter(([attribute]) => html.includes(` ${attribute}=`));
  const added = [
    ...[...(isCounted(document) ? [countVisitCode] : []), ...needed.map(([, code]) => code)].map(
      (code) => `<script>${code}</script>`,
    ),
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script type="application/json">${dataFor(document, data)}</script>`,
    `<script id="${LOADER_ID}" data-runtime="${sources}">${loaderCode}</script>`,
  ];
  return applyEdits(html, [
    ...styles,
    ...inlineSymbols(document, files),
    ...[...preloads, ...runtime, ...data].map(({ start, end }) => ({ start, end, text: '' })),
    { start: bodyEnd, end: bodyEnd, text: added.join('') },
  ]);
}

/** Returns the page's data for React without the structured data, which is in the document and never changes. */
function dataFor(document: HtmlDocument, data: readonly HtmlElement[]): string {
  const rows = elementsOf(document, 'script')
    .filter(({ attributes }) => attributes.type === 'application/ld+json')
    // In the page's data, a long text is a row of its own: its length in bytes (hexadecimal), then the text.
    .map(({ text }) => `T${Buffer.byteLength(text).toString(16)},${text}`);
  const withoutRows = (_: string, value: unknown) =>
    typeof value === 'string' ? rows.reduce((rest, row) => rest.replace(row, '""\n'), value) : value;
  return JSON.stringify(data.map(readPageData), withoutRows).replaceAll('<', '\\u003c');
}

/** Whether to count visits. Missing and failed pages are not counted, nor private ones (`noindex` or `nofollow`). */
function isCounted(document: HtmlDocument): boolean {
  const isPrivate = elementsOf(document, 'meta').some(
    ({ start, attributes: { name, content = '' } }) =>
      start < document.headEnd && name === 'robots' && /nofollow|^noindex$/.test(content),
  );
  return statusOf(document.html) === null && !isPrivate;
}

function isRuntime({ attributes: { src = '', async }, isInContent }: HtmlElement): boolean {
  return !isInContent && src.startsWith('/_next/') && async !== undefined;
}
