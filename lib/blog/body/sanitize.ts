import { toImageSource } from '@/lib/contentful/photo';
import type { Report } from '@/lib/contentful/problems';
import { toOneLine } from '@/lib/platform/text-table';
import { allowedTags, isBlockTag, leftOutTags, parentTags, renamedTags, wrapperTags } from './allow-list';
import { type Outline, toOwnId } from './headings';
import { newTab, repairLink } from './links';
import { toBodyFile, toFileNode } from './media';
import { createStyleReader, findMarks, isHidden } from './styles';
import { type Element, element, findAll, isElement, type Node, textOf } from './tree';

export interface Context {
  report: Report;
  outline: Outline;
}

type Language = { dir: string; lang: string };

/**
 * Keeps only elements on the allow-list, safe links, pictures from allowed hosts, and ids that links point to. Turns
 * styles such as bold into elements. Removes blank nodes, but keeps wrappers, because they separate paragraphs.
 */
export function sanitize(nodes: Node[], context: Context): Node[] {
  const styleOf = createStyleReader(nodes);

  function visit(node: Node, ancestors: string[], inherited: Language): Node[] {
    if (!isElement(node)) return [node];
    const [wordPressClass = ''] =
      /wp-(caption|block-file__button)[\w-]*/.exec(node.attributes.class ?? '') ?? [];
    const meant = renamedTags[wordPressClass] ?? renamedTags[node.tag] ?? node.tag;
    const parent = parentTags[meant];
    const tag = parent && !ancestors.includes(parent) ? 'div' : meant;
    const name = leftOutTags[tag];
    if (name)
      context.report('left-out', `has ${name} (${tag}), which the site leaves out. Link to it instead.`);
    const style = styleOf(node);
    if (name !== undefined || isHidden(node, style)) return [];
    if (/^(img|video|audio)$/.test(tag)) return sanitizeMedia(node, context);

    const { added, isUndone } = findMarks(style, tag, ancestors);
    const inside = isUndone ? ancestors : [...ancestors, tag, ...added];
    const { dir = inherited.dir, lang = inherited.lang } = node.attributes;
    const children = node.children.flatMap((child) => visit(child, inside, { dir, lang }));
    const content = added.reduce((marked, mark) => [element(mark, {}, marked)], children);
    const kept = filterAttributes({ ...node, tag, children }, inherited, context);
    if (wrapperTags.has(tag)) return [element(tag, kept, content)];
    const isAllowed = allowedTags.has(tag) && !isUndone && (tag !== 'a' || kept.href || kept['data-entry']);
    if (!isAllowed || tag === 'span')
      return Object.keys(kept).length ? [element('span', kept, content)] : content;
    // Unwrap a gallery: a figure that contains figures.
    if (tag === 'figure' && findAll(content, (child) => child.tag === 'figure').length)
      return [element('div', kept, replaceFigure(node, content))];
    if (tag === 'figure' && !findAll(content, isFigureContent).length) return replaceFigure(node, content);
    // Wrap a list item that is not in a list.
    if (tag === 'li' && !/\b[ou]l\b/.test(ancestors.join(' ')) && !isBlank(content))
      return [element('ul', { 'data-list': 'loose' }, [element(tag, kept, content)])];
    const mayBeBlank = kept.id || kept['data-entry'] || /^([bh]r|t(d|h|r|head|body|foot))$/.test(tag);
    if (mayBeBlank || !isBlank(content)) return [element(tag, kept, content)];
    // Keep the spaces of a blank inline element.
    return isBlockTag(tag) ? [] : content.filter((child) => !isElement(child));
  }
  return nodes.flatMap((node) => visit(node, [], { dir: 'ltr', lang: 'en' }));
}

const isFigureContent = ({ tag }: Element) => /^(img|video|audio|table|pre|blockquote)$/.test(tag);

/** Replaces a figure that shows nothing: its caption becomes a paragraph, unless the figure lost its picture. */
function replaceFigure({ children }: Element, content: Node[]): Node[] {
  const isLost = ({ tag }: Element) => /^(img|video|audio)$/.test(tag) || tag in leftOutTags;
  const rest = content.filter((child) => !isElement(child, 'figcaption'));
  if (isBlank(rest) && findAll(children, isLost).length > 0) return [];
  return content.map((child) => (isElement(child, 'figcaption') ? { ...child, tag: 'p' } : child));
}

/** Whether these nodes show nothing and contain no link target. */
export function isBlank(nodes: Node[]): boolean {
  const isSeen = ({ tag, attributes }: Element) =>
    tag === 'hr' || ['src', 'id', 'data-entry'].some((name) => name in attributes);
  return nodes.every((node) =>
    isElement(node) ? !isSeen(node) && isBlank(node.children) : !/[^\s\p{Cf}]/u.test(node),
  );
}

const normalizeLanguage = (lang = '') => lang.toLowerCase().replace(/^en-us$/, 'en');

function filterAttributes(
  { tag, attributes, children }: Element,
  inherited: Language,
  { outline, report }: Context,
): Element['attributes'] {
  const names = [...(allowedTags.get(tag) ?? []), 'dir', 'lang'].filter(
    (name) => attributes[name] || (name === 'reversed' && name in attributes),
  );
  const kept = Object.fromEntries(names.map((name) => [name, attributes[name] ?? '']));
  // Word processors repeat the direction and language everywhere, so drop those that the element inherits.
  if (kept.dir?.toLowerCase() === inherited.dir.toLowerCase() && isBlockTag(tag)) delete kept.dir;
  if (normalizeLanguage(kept.lang) === normalizeLanguage(inherited.lang)) delete kept.lang;
  const id = outline.keepId(attributes.id ?? attributes.name);
  if (id) kept.id = id;
  // Word, Google Docs and Notion mark lists with these styles and classes (see lists.ts).
  const list = /mso-list\s*:[^;]*|MsoList|lst-kix_\w+-\d|(?:bulleted|numbered)-list/.exec(
    `${attributes.style} ${attributes.class}`,
  )?.[0];
  if (list && /^([ou]l|p)$/.test(tag)) kept['data-list'] = list;
  // Quill nests items by a class, and writes the kind of list on each item.
  const [, indent = 0] = /\bql-indent-(\d)/.exec(attributes.class ?? '') ?? [];
  const [kind = ''] = /^(?:ordered|bullet|(?:un)?checked)$/.exec(attributes['data-list'] ?? '') ?? [];
  if (tag === 'li' && (indent || kind)) kept['data-list'] = `${kind}-${indent}`;
  const isOfQuill = children.some((child) => isElement(child, 'li') && child.attributes['data-list']);
  if (isOfQuill) kept['data-list'] = 'quill';
  const { href } = attributes;
  const link = tag === 'a' && href !== undefined ? repairLink(href, textOf(children), report) : null;
  // `data-text` marks a Markdown link, which authors expect to open in a new tab.
  const opensTab = link?.isExternal || ('data-text' in attributes && !link?.href.startsWith('#'));
  const target = link?.href.replace(/^#(.+)/, (_, anchor: string) => `#${toOwnId(anchor)}`);
  return { ...(link && { href: target, ...(opensTab && newTab) }), ...kept };
}

function sanitizeMedia({ tag, attributes, children }: Element, { report }: Context): Node[] {
  const { alt = '', title = alt, 'data-type': type = tag === 'img' ? '' : `${tag}/*` } = attributes;
  const sources = findAll(children, ({ tag }) => tag === 'source').map(({ attributes }) => attributes.src);
  // Pages with lazy loading have the address in one of these attributes, and only a placeholder in `src`.
  const single = ['data-src', 'data-lazy-src', 'data-original', 'src'].map((name) => attributes[name]);
  const sets = ['data-srcset', 'data-lazy-srcset', 'srcset'].map((name) => attributes[name]?.trim());
  const all = [...single, ...sources, ...sets.map((set) => set?.split(/,?\s/)[0])];
  const addresses = all.flatMap((address) => address?.trim() || []);
  const src = addresses.find((address) => !address.startsWith('data:')) ?? addresses[0] ?? '';
  const source = toImageSource(src);
  // Emoji are pictures in WordPress and in emails.
  if (!source && /^\p{Extended_Pictographic}\P{L}{0,9}$/u.test(alt)) return [alt];
  // Contentful's Markdown editor writes every file as a picture, so other files become links or players here. A picture
  // in rich text becomes a link if its host is not allowed.
  const file = source && type.startsWith('image/') ? null : toBodyFile(src, { title, type });
  if (file) return [toFileNode(file)];
  if (!source) {
    const place = src.startsWith('data:') ? 'pasted' : toOneLine(src, 80) || 'without an address';
    report(
      'lost-picture',
      `has a picture or file (${place}), which the site leaves out. Upload it to Contentful.`,
    );
    return [];
  }
  const [width, height] = [attributes.width, attributes.height].map(
    (size) => /^(\d+)(px)?$/.exec(size ?? '')?.[1],
  );
  return [element('img', { src: source.src, alt, ...(width && height && { width, height }) })];
}
