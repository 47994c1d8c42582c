/** The tags of an article's HTML, wherever it is read: on our pages, in feeds, as Markdown. */
export const articleTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'q', 'cite', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'time', 'a'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Their attributes. */
export const articleAttributes = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
};

/** Schemes of addresses; relative ones pass. */
export const articleSchemes = ['http', 'https', 'mailto', 'tel'];

/** Levels of nesting: no author needs more, and functions that call themselves for each level would overflow the stack. */
export const ARTICLE_DEPTH = 100;
