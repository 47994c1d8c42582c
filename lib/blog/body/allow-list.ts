const words = (text: string) => text.split(' ');

const lineTags = words('strong em u s del ins sub sup small mark code kbd q cite span bdi bdo br');
const blockTags = words(
  'p hr blockquote pre figure figcaption ul dl dt dd table caption thead tbody tfoot tr',
);
/** Elements around blocks, without a meaning of their own. */
export const wrapperTags = new Set(
  words('address article aside body center details div fieldset footer header html main nav section'),
);

/** The allowed elements of an article, with their attributes: on our pages, in feeds, as Markdown. */
export const allowedTags = new Map<string, readonly string[]>([
  ...[...lineTags, ...blockTags].map((tag) => [tag, []] as const),
  ...words('h1 h2 h3 h4 h5 h6').map((tag) => [tag, ['data-small']] as const),
  ...words('video audio').map((tag) => [tag, words('src controls preload aria-label')] as const),
  ['p', ['data-entry']],
  ['a', words('title data-entry')],
  ['img', words('src alt width height')],
  ['ol', words('start type reversed')],
  ['li', ['value']],
  ['th', words('scope colspan rowspan')],
  ['td', words('colspan rowspan')],
  ['time', ['datetime']],
  ['abbr', ['title']],
]);

/** Other names of allowed elements, and classes that stand for them. */
export const renamedTags: Record<string, string | undefined> = {
  ...{ 'wp-caption': 'figure', 'wp-caption-text': 'figcaption' },
  ...{ 'wp-caption-dt': 'div', 'wp-caption-dd': 'figcaption' },
  ...{ b: 'strong', i: 'em', var: 'em', strike: 's', tt: 'code', samp: 'code' },
  ...{ acronym: 'abbr', summary: 'p' },
};

/** Elements that are left out with their words, and what they are if an editor should know. */
export const leftOutTags: Record<string, string | undefined> = {
  ...{ iframe: 'a frame', object: 'an embedded object', embed: 'an embedded object', form: 'a form' },
  ...{ svg: 'a drawing', math: 'a formula', canvas: 'a drawing', script: 'a script', dialog: 'a dialog' },
  ...{ button: 'a button', select: 'a form', textarea: 'a form' },
  ...{ style: '', noscript: '', template: '', title: '', xml: '', source: '' },
};

/** Whether an element stands by itself. Others, also unknown ones, are parts of a line of text. */
export const isBlockTag = (tag: string) =>
  wrapperTags.has(tag) ||
  (allowedTags.has(tag) && !lineTags.includes(tag) && !/^(a|img|time|abbr)$/.test(tag));

export const voidTags = new Set(words('br hr img source'));

/** Whether this is the name of an element, and not a word in angle brackets. */
export const isKnownTag = (tag: string) =>
  [allowedTags, wrapperTags, new Set(words('font big label picture'))].some((tags) => tags.has(tag)) ||
  [renamedTags, leftOutTags].some((tags) => Object.hasOwn(tags, tag));

/** Allowed URL schemes; relative URLs are allowed too. */
export const articleSchemes = words('http https mailto tel');
