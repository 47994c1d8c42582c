import type { Report } from '@/lib/blog/findings';
import { imageSource } from '@/lib/blog/photo';
import { oneLine } from '@/lib/platform/text-table';
import { allowedTags, isBlockTag, leftOutTags, renamedTags, wrapperTags } from './allow-list';
import type { Outline } from './headings';
import { linkTo, newTab } from './links';
import { fileAt, fileNode } from './media';
import { marksOf, styleReader } from './styles';
import { type Element, element, findAll, isElement, type Node, textOf } from './tree';

export interface Context {
  report: Report;
  outline: Outline;
}

/**
 * What the allow-list has of these nodes: safe links, pictures of allowed hosts, ids that links lead to, and styles such as
 * bold as elements; nothing blank. Wrappers stay, because they part paragraphs.
 */
export function sanitize(nodes: Node[], context: Context): Node[] {
  const { report, outline } = context;
  const styleOf = styleReader(nodes);

  function visit(node: Node, around: string[]): Node[] {
    if (!isElement(node)) return [node];
    const { attributes } = node;
    const tag = renamedTags[node.tag] ?? node.tag;
    const name = leftOutTags[tag];
    if (name) report('left-out', `has ${name}, which the site leaves out${addressOf(attributes)}.`);
    const style = styleOf(node);
    if (name !== undefined || style.display === 'none') return [];
    if (tag === 'img') return picture(attributes, context);
    if (tag === 'video' || tag === 'audio') return player(node, context);

    const { added, isUndone } = marksOf(style, tag, around);
    const inside = isUndone ? around : [...around, tag, ...added];
    const children = joined(node.children.flatMap((child) => visit(child, inside)));
    const content = added.reduce((marked, mark) => [element(mark, {}, marked)], children);
    if (isUndone) return content;
    if (tag === 'a') return link(attributes, content, context);
    const allowed = allowedTags.get(tag);
    const kept = keptAttributes(tag, attributes, allowed ?? [], outline);
    if (wrapperTags.has(tag)) return [element(tag, kept, content)];
    if (!allowed || (tag === 'span' && Object.keys(kept).length === 0)) return content;
    if (tag === 'figure' && !findAll(content, isMedia).length)
      return content.filter((child) => !isElement(child, 'figcaption'));
    // Spaces between words stay.
    if (!kept.id && !/^([bh]r|t(d|h|r|head|body|foot))$/.test(tag) && isBlank(content))
      return isBlockTag(tag) ? [] : content.filter((child) => !isElement(child));
    return [element(tag, kept, content)];
  }
  return joined(nodes.flatMap((node) => visit(node, [])));
}

const isMedia = ({ tag }: Element) => /^(img|video|audio|table|pre|blockquote)$/.test(tag);

/** Whether nothing in these nodes can be seen or linked to. */
export function isBlank(nodes: Node[]): boolean {
  const words = textOf(nodes).replace(/[\s\p{Cf}]+/gu, '');
  return (
    !words &&
    !findAll(
      nodes,
      ({ tag, attributes }) => tag === 'hr' || tag === 'img' || 'src' in attributes || 'id' in attributes,
    ).length
  );
}

const addressOf = ({ src = '' }: Record<string, string>) =>
  URL.canParse(src) ? `: link to ${oneLine(src, 80)} instead` : '';

const NUMBER = /^-?\d{1,5}$/;
const valuePatterns: Record<string, RegExp | undefined> = {
  ...{ colspan: NUMBER, rowspan: NUMBER, start: NUMBER, value: NUMBER },
  ...{ dir: /^(rtl|ltr|auto)$/i, lang: /^[\w-]{2,35}$/, type: /^[1aAiI]$/, scope: /^(row|col)(group)?$/ },
  'data-list': /^/,
};

function keptAttributes(
  tag: string,
  attributes: Record<string, string>,
  allowed: readonly string[],
  outline: Outline,
) {
  const names = [...allowed, 'dir', 'lang'].filter(
    (name) => valuePatterns[name]?.test(attributes[name] ?? '') ?? name in attributes,
  );
  const kept = Object.fromEntries(names.map((name) => [name, attributes[name] ?? '']));
  // Word processors write the page's own direction and language everywhere.
  if (kept.dir === 'ltr' && isBlockTag(tag)) delete kept.dir;
  if (/^en(-us)?$/i.test(kept.lang ?? '')) delete kept.lang;
  const id = outline.keepId(attributes.id ?? attributes.name);
  // Word and Google Docs mark lists this way (lists.ts).
  const list = /mso-list\s*:[^;]*|MsoList|lst-kix_\w+-\d/.exec(
    `${attributes.style} ${attributes.class}`,
  )?.[0];
  return { ...kept, ...(id && { id }), ...(list && /^([ou]l|p)$/.test(tag) && { 'data-list': list }) };
}

function link(attributes: Record<string, string>, children: Node[], { report, outline }: Context): Node[] {
  const id = outline.keepId(attributes.id ?? attributes.name);
  const anchor = id ? { id } : undefined;
  const { href, title } = attributes;
  const target = href === undefined ? null : linkTo(href, textOf(children), report);
  if (!target) return anchor ? [element('span', anchor, children)] : children;
  if (isBlank(children) && !anchor) return children;
  // Authors of texts expect all links to open in a new tab.
  const opensTab = target.elsewhere || 'data-text' in attributes;
  return [
    element(
      'a',
      { href: target.href, ...(opensTab && newTab), ...(title && { title }), ...anchor },
      children,
    ),
  ];
}

function picture(
  { alt = '', width = '', height = '', ...rest }: Record<string, string>,
  { report }: Context,
): Node[] {
  const src = rest['data-src'] ?? rest.src ?? '';
  // Contentful's Markdown editor writes every file like a picture.
  const file = fileAt(src, { title: alt });
  if (file) return [fileNode(file)];
  const source = imageSource(src);
  if (!source) {
    const place = src.startsWith('data:')
      ? 'was pasted into the text'
      : `is on another site (${oneLine(src, 80)})`;
    report(
      'lost-picture',
      `has a picture that ${place}, so the site leaves it out: upload it to Contentful.`,
    );
    return [];
  }
  const [wide, high] = [width, height].map((pixels) => /^(\d{1,5})(px)?$/.exec(pixels.trim())?.[1]);
  return [element('img', { src: source.src, alt, ...(wide && high && { width: wide, height: high }) })];
}

function player({ tag, attributes, children }: Element, { report }: Context): Node[] {
  const sources = [
    attributes.src,
    ...findAll(children, ({ tag }) => tag === 'source').map(({ attributes }) => attributes.src),
  ];
  const title = attributes.title ?? attributes['aria-label'];
  const file = fileAt(sources.find((src) => src?.trim()) ?? '', { title, type: `${tag}/*` });
  if (!file) report('left-out', `has a ${tag} without an address, which the site leaves out.`);
  return file ? [fileNode(file)] : [];
}

/** The nodes with neighbors of the same mark as one, such as two bold words. */
function joined(nodes: Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (isElement(node, 'strong', 'em', 's', 'sub', 'sup') && isElement(last, node.tag))
      result[result.length - 1] = element(node.tag, {}, joined([...last.children, ...node.children]));
    else result.push(node);
  }
  return result;
}
