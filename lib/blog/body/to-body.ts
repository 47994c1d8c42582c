import type { Content } from '@/lib/blog/post/content-fields';
import type { BlogEntry } from '@/lib/blog/post/entry';
import { linksIn } from '@/lib/contentful/nodes';
import { fallbackPhoto, toPhoto } from '@/lib/contentful/photo';
import type { Report } from '@/lib/contentful/problems';
import { createOutline } from './headings';
import { toPictureNode } from './media';
import { readBody } from './read';
import { isBlank } from './sanitize';
import { element, findAll, isElement, type Node, textOf } from './tree';

const NO_CONTENT = 'No content available.';

/** Reports problems for the editor. An empty body falls back to the excerpt, then to a default sentence. */
export function buildBody({ photos, sections: parts, excerpt }: BlogEntry, report: Report = () => {}) {
  const sources = parts.flatMap(({ contents }) => Object.values(contents));
  const outline = createOutline(sources);

  /** Reads the first of these fields that has content. */
  function proseOf(contents: Record<string, Content>): Node[] {
    let prose: Node[] = [];
    for (const [field, content] of Object.entries(contents)) {
      const reportField: Report = (problem, message) => report(problem, `The field ${field} ${message}`);
      if (prose.length > 0 && content)
        reportField('unused-field', 'is not shown, because another body is filled in. Empty one of them.');
      if (prose.length > 0 || !content) continue;
      const nodes = readBody(content, { outline, report: reportField });
      prose = isBlank(nodes.filter((node) => !isElement(node, 'hr'))) ? [] : nodes;
    }
    return prose;
  }

  const cover = photos.map(toPhoto).find((photo) => photo && photo.service !== 'none') ?? fallbackPhoto;
  const read = parts.map(({ role, photo, contents }) => ({
    role,
    photo: toPhoto(photo),
    prose: proseOf(contents),
  }));
  const all = read.flatMap(({ prose }) => prose);
  // Leave out the cover, because the page's header already shows it.
  const sections = read
    .map(({ role, photo, prose }) => ({
      role,
      nodes: photo && photo.src !== cover.src ? [toPictureNode(photo), ...prose] : prose,
    }))
    .filter(({ nodes }) => nodes.length > 0);
  for (const id of outline.deadAnchors())
    report('dead-anchor', `A link leads to #${id}, but no heading or element has that id.`);
  const text = textOf(all);

  return {
    cover,
    body:
      sections.length > 0
        ? sections
        : [{ role: 'closing' as const, nodes: [element('p', {}, [excerpt ?? NO_CONTENT])] }],
    isEmpty: sections.length === 0,
    headings: outline.headings,
    writtenLevels: outline.writtenLevels,
    /** All text, for the word count. */
    text,
    /** The text without headings and struck-out words, for the excerpt. */
    excerptText: textOf(all, ({ tag }) => /^(h[1-6]|del|s)$/.test(tag)) || text,
    mentions: {
      entries: findAll(all, () => true).flatMap(({ attributes }) => attributes['data-entry'] ?? []),
      assets: [
        ...linksIn(sources).flatMap(({ sys, fields }) => (sys.linkType === 'Asset' && fields ? sys.id : [])),
        ...photos.flatMap((photo) => photo?.id ?? []),
      ],
    },
  };
}
