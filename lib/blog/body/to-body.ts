import type { Content } from '@/lib/blog/content-fields';
import type { BlogEntry } from '@/lib/blog/entry';
import type { Finding } from '@/lib/blog/findings';
import { toPhoto } from '@/lib/blog/photo';
import type { PostBody, Prose } from '@/lib/blog/post';
import { createOutline } from './headings';
import { readHtml } from './html';
import { mentionsOf, repairDocument, richTextNodes, richTextOptions } from './rich-text';
import { isBlank } from './sanitize';
import { type Element, type Node, textOf } from './tree';

const NOTHING = 'No content available.';
const isHeading = ({ tag }: Element) => /^h[1-6]$/.test(tag);

/**
 * The body of an entry, its text, and what an editor should know about it. An empty body falls back to the excerpt, then
 * to a default sentence.
 */
export function bodyOf({ fields }: BlogEntry) {
  const findings: Finding[] = [];
  const outline = createOutline(fields.sections.flatMap(({ contents }) => Object.values(contents)));
  let all: Node[] = [];
  const mentioned = { entries: new Set<string>(), assets: new Set<string>() };

  /** The first of these fields in which there is anything to show. */
  function proseOf(contents: Record<string, Content>): Prose | null {
    let shown: { field: string; prose: Prose } | null = null;
    for (const [field, content] of Object.entries(contents)) {
      if (!content) continue;
      const report = (...[problem, message]: Finding) =>
        findings.push([problem, `The field ${field} ${message}`]);
      if (shown) {
        report('unused-field', `is not shown, because ${shown.field} is filled in: empty one of the two.`);
        continue;
      }
      const prose: Prose =
        typeof content === 'string'
          ? { kind: 'html', nodes: readHtml(content, { outline, report }) }
          : { kind: 'rich-text', document: repairDocument(content, { outline, report }) };
      const nodes =
        prose.kind === 'html' ? prose.nodes : richTextNodes(prose.document, richTextOptions({}, report));
      if (isBlank(nodes)) continue;
      if (prose.kind === 'rich-text') mentionsOf(prose.document, mentioned);
      all = all.concat(nodes);
      shown = { field, prose };
    }
    return shown?.prose ?? null;
  }

  const sections = fields.sections
    .map(({ role, photo, contents }) => ({ role, photo: toPhoto(photo), prose: proseOf(contents) }))
    .filter(({ photo, prose }) => photo || prose);
  const hasWords = sections.some(({ prose }) => prose);
  const body: PostBody = hasWords
    ? { kind: 'words', sections }
    : { kind: 'empty', text: fields.excerpt ?? NOTHING };
  for (const id of outline.deadAnchors())
    findings.push(['dead-anchor', `A link leads to #${id}, but no heading or element has that id.`]);
  const text = textOf(all);

  return {
    body,
    findings,
    headings: outline.headings,
    /** The original level of every heading, 1 to 6. */
    writtenLevels: outline.written,
    /** All text, for the word count. */
    text,
    /** The text without headings, for the excerpt. */
    running: textOf(all, isHeading) || text,
    mentions: {
      entries: [...mentioned.entries],
      assets: [...mentioned.assets, ...fields.photos.flatMap((photo) => photo?.id ?? [])],
    },
  };
}
