import { Parser } from 'htmlparser2';

/** An element, its position in the document, and the source between its tags. */
export interface HtmlElement {
  name: string;
  attributes: Record<string, string>;
  start: number;
  /** Position after the opening tag; `end` is the same if there is no closing tag. */
  openEnd: number;
  end: number;
  text: string;
  /** Whether an author may have written the element: it is neither in the head nor after the page's `main`. */
  isInContent: boolean;
}

export interface HtmlDocument {
  html: string;
  elements: HtmlElement[];
  classes: Set<string>;
  /** Names of the islands (components/ui/island.tsx). */
  islands: Set<string>;
  headEnd: number;
  bodyEnd: number;
}

/** Replaces the part of a document from `start` to `end` with `text`. If `start` equals `end`, inserts `text` there. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

const ELEMENT_NAMES = new Set(['script', 'style', 'link', 'meta', 'use']);

export function parseDocument(html: string): HtmlDocument {
  // React escapes every `<` in text, so these are real tags. Authors' HTML may contain the same tags, but only inside
  // the page's `main`, so the first `</head>` and the last `</main>` are the page's own.
  const [headEnd, mainEnd] = [html.indexOf('</head>'), html.lastIndexOf('</main>')];
  const document: HtmlDocument = {
    ...{ html, elements: [], classes: new Set(), islands: new Set() },
    ...{ headEnd, bodyEnd: html.lastIndexOf('</body>') },
  };
  const open: HtmlElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ELEMENT_NAMES.has(name)) return;
      const [start, openEnd] = [parser.startIndex, parser.endIndex + 1];
      const isInContent = start > headEnd && start < mainEnd;
      const element = { name, attributes, start, openEnd, end: openEnd, text: '', isInContent };
      document.elements.push(element);
      open.push(element);
    },
    onattribute(name, value) {
      if (name === 'class') for (const word of value.split(/\s+/)) document.classes.add(word);
      if (name === 'data-island') document.islands.add(value);
    },
    onclosetag(name, isImplied) {
      if (!ELEMENT_NAMES.has(name)) return;
      const element = open.pop();
      if (!element || isImplied) return;
      element.text = html.slice(element.openEnd, parser.startIndex);
      element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return document;
}

export function elementsOf(document: HtmlDocument, name: string): HtmlElement[] {
  return document.elements.filter((element) => element.name === name);
}

/** Edits must not overlap. Several insertions at one position keep their order. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(html.slice(from, start), text);
    from = end;
  }
  return parts.join('') + html.slice(from);
}
