const splitWords = (text: string) => text.split(' ');

const inlineTags = splitWords('strong em u s del ins sub sup small mark code kbd q cite span bdi bdo br');
const blockTags = splitWords(
  'p hr blockquote pre figure figcaption ul dl dt dd table caption thead tbody tfoot tr',
);
/** Elements that only group blocks. They are removed, and their content stays. */
export const wrapperTags = new Set(
  splitWords('address article aside body center details div fieldset footer header html main nav section'),
);

/** The elements that articles may contain on pages, in feeds and in Markdown, each with its allowed attributes. */
export const allowedTags = new Map<string, readonly string[]>([
  ...[...inlineTags, ...blockTags].map((tag) => [tag, []] as const),
  ...splitWords('h1 h2 h3 h4 h5 h6').map((tag) => [tag, ['data-small']] as const),
  ...splitWords('video audio').map((tag) => [tag, splitWords('src controls preload aria-label')] as const),
  ['p', ['data-entry']],
  ['a', splitWords('title data-entry')],
  ['img', splitWords('src alt width height')],
  ['ol', splitWords('start type reversed')],
  ['li', ['value']],
  ['th', splitWords('scope colspan rowspan')],
  ['td', splitWords('colspan rowspan')],
  ['time', ['datetime']],
  ['abbr', ['title']],
]);

/** The element that replaces each of these tags or WordPress classes. */
export const renamedTags: Record<string, string | undefined> = {
  ...{ 'wp-caption': 'figure', 'wp-caption-text': 'figcaption' },
  // WordPress adds a download button after every file link. Renamed to `template`, the button is left out.
  ...{ 'wp-block-file__button': 'template' },
  ...{ 'wp-caption-dt': 'div', 'wp-caption-dd': 'figcaption' },
  ...{ b: 'strong', i: 'em', var: 'em', strike: 's', tt: 'code', samp: 'code' },
  ...{ acronym: 'abbr', summary: 'p' },
};

/** The parent that each of these elements needs. Without it, the element becomes a `div`. */
export const parentTags: Record<string, string | undefined> = {
  ...{ caption: 'table', thead: 'table', tbody: 'table', tfoot: 'table' },
  ...{ tr: 'table', td: 'table', th: 'table' },
  ...{ dt: 'dl', dd: 'dl', figcaption: 'figure' },
};

/** Elements that are removed with their content, and their names in reports to editors (empty: no report). */
export const leftOutTags: Record<string, string | undefined> = {
  ...{ iframe: 'a frame', object: 'an embedded object', embed: 'an embedded object', form: 'a form' },
  ...{ oembed: 'a frame', dialog: 'a dialog', script: 'a script' },
  ...{ svg: 'a drawing', math: 'a formula', canvas: 'a drawing' },
  ...{ button: 'a button', select: 'a form', textarea: 'a form' },
  ...{ style: '', noscript: '', template: '', title: '', xml: '', source: '' },
};

/** Whether an element is a block. All others, even unknown ones, are inline. */
export const isBlockTag = (tag: string) =>
  wrapperTags.has(tag) ||
  (allowedTags.has(tag) && !inlineTags.includes(tag) && !/^(a|img|time|abbr)$/.test(tag));

export const voidTags = new Set(splitWords('br hr img source'));

export const isKnownTag = (tag: string) =>
  [allowedTags, wrapperTags, new Set(splitWords('font big label picture'))].some((tags) => tags.has(tag)) ||
  [renamedTags, leftOutTags].some((tags) => Object.hasOwn(tags, tag));

/** URL schemes that links in articles may have. Links may also be relative. */
export const articleSchemes = splitWords('http https mailto tel');
