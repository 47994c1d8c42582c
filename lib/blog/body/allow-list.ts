const marks = [
  'strong',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'kbd',
  'q',
  'cite',
];
const blocks = ['p', 'blockquote', 'pre', 'figure', 'figcaption', 'ul', 'dl', 'dt', 'dd'];
const tableParts = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr'];

/** The allowed elements of an article, with their attributes: on our pages, in feeds, as Markdown. */
export const allowedTags = new Map<string, readonly string[]>([
  ...[...marks, ...blocks, ...tableParts, 'br', 'hr', 'span', 'bdi', 'bdo'].map((tag) => [tag, []] as const),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, ['data-small']] as const),
  ...['video', 'audio'].map((tag) => [tag, ['src', 'controls', 'preload', 'aria-label']] as const),
  ['a', ['href', 'target', 'rel', 'title']],
  ['img', ['src', 'alt', 'width', 'height']],
  ['ol', ['start', 'type', 'reversed']],
  ['li', ['value']],
  ['th', ['scope', 'colspan', 'rowspan']],
  ['td', ['colspan', 'rowspan']],
  ['time', ['datetime']],
  ['abbr', ['title']],
]);

/** Older and other names of allowed elements. */
export const renamedTags: Record<string, string | undefined> = {
  ...{
    b: 'strong',
    i: 'em',
    var: 'em',
    strike: 's',
    tt: 'code',
    samp: 'code',
    acronym: 'abbr',
    summary: 'p',
  },
};

/** Elements that are left out with their words; an editor is told of those that have a name. */
export const leftOutTags: Record<string, string | undefined> = {
  ...{ iframe: 'a frame', object: 'an embedded object', embed: 'an embedded object', form: 'a form' },
  ...{ svg: 'a drawing (svg)', math: 'a formula (math)', canvas: 'a drawing (canvas)', script: 'a script' },
  ...{ button: 'a button', select: 'a form', textarea: 'a form', dialog: 'a dialog' },
  ...{ style: '', noscript: '', template: '', title: '', xml: '', source: '' },
};

/** Elements around blocks, without a meaning of their own. */
export const wrapperTags = new Set([
  ...[
    'address',
    'article',
    'aside',
    'body',
    'center',
    'details',
    'div',
    'fieldset',
    'footer',
    'header',
    'html',
  ],
  ...['main', 'nav', 'section'],
]);

/** Whether an element stands by itself. Others, also unknown ones, are parts of a line of text. */
export const isBlockTag = (tag: string) =>
  /^h[1-6r]$/.test(tag) ||
  [...blocks, ...tableParts, 'ol', 'li', 'th', 'td', 'video', 'audio'].includes(tag) ||
  wrapperTags.has(tag);

export const voidTags = new Set(['br', 'hr', 'img']);

/** Whether this is the name of an element, and not a word in angle brackets. */
export const isKnownTag = (tag: string) =>
  allowedTags.has(tag) ||
  wrapperTags.has(tag) ||
  [renamedTags, leftOutTags].some((tags) => Object.hasOwn(tags, tag)) ||
  ['font', 'big', 'label', 'picture'].includes(tag);

/** Allowed URL schemes; relative URLs are allowed too. */
export const articleSchemes = ['http', 'https', 'mailto', 'tel'];
