/** The allowed tags in an article's HTML: on our pages, in feeds, as Markdown. */
export const articleTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'q', 'cite', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'time', 'a'],
  ...['figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

export const articleAttributes = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
  abbr: ['title'],
};

/** Allowed URL schemes; relative URLs are allowed too. */
export const articleSchemes = ['http', 'https', 'mailto', 'tel'];

/** Maximum nesting, far above any author's needs: recursive functions would overflow the stack. */
export const ARTICLE_DEPTH = 100;
