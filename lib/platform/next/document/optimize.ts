import { countVisitCode } from '../browser/count-visit.ts';
import { LOADER_ID, loaderCode } from '../browser/loader.ts';
import { isPrivatePage, statusOf } from '../page-status.ts';
import type { BuiltFiles } from './built-files.ts';
import { applyEdits, elementsOf, type HtmlDocument } from './html.ts';
import { findScripts, scriptsOfElements } from './inline-scripts.ts';
import { inlineStyles } from './inline-styles.ts';
import { inlineSymbols } from './inline-symbols.ts';
import { findIslands } from './islands.ts';
import { speculationRules } from './speculation-rules.ts';

/** The kind of a part of Next's output that we don't recognize. README.md says where to fix each kind. */
interface UnknownPart {
  unknown: 'document' | 'islands' | 'style-sheet';
}

/**
 * Returns the document to send (docs/decisions/0004-first-paint.md), or the kind of the first part that is unknown. The
 * document has no script of Next and no data for React: its islands start by themselves.
 */
export function optimizeDocument(document: HtmlDocument, files: BuiltFiles): string | UnknownPart {
  const { html, headEnd, bodyEnd } = document;
  if (headEnd < 0 || bodyEnd < 0) return { unknown: 'document' };
  const islands = findIslands(document, files);
  if (!islands) return { unknown: 'islands' };
  const styles = inlineStyles(document, islands.classes, files);
  if (!styles) return { unknown: 'style-sheet' };

  const preloads = elementsOf(document, 'link').filter(({ attributes: { as } }) => as === 'script');
  const needed = scriptsOfElements.filter(([attribute]) => html.includes(` ${attribute}=`));
  const added = [
    ...[...(isCounted(document) ? [countVisitCode] : []), ...needed.map(([, code]) => code)].map(
      (code) => `<script>${code}</script>`,
    ),
    `<script type="speculationrules">${speculationRules}</script>`,
    `<script id="${LOADER_ID}" ${islands.attributes}>${loaderCode}</script>`,
  ];
  return applyEdits(html, [
    ...styles,
    ...inlineSymbols(document, files),
    ...[...preloads, ...findScripts(document)].map(({ start, end }) => ({ start, end, text: '' })),
    { start: bodyEnd, end: bodyEnd, text: added.join('') },
  ]);
}

/** Whether to count visits. Missing and failed pages are not counted, nor private ones. */
const isCounted = ({ html }: HtmlDocument): boolean => statusOf(html) === null && !isPrivatePage(html);
