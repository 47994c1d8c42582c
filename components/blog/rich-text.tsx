import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import type { ReactNode } from 'react';
import { assetFields } from '@/lib/blog/asset';
import { safeLink } from '@/lib/blog/body/links';
import { idOf } from '@/lib/blog/entry';
import { toPhoto } from '@/lib/blog/photo';
import type { PostLink } from '@/lib/blog/post';
import { PhotoFigure } from './post-photo';

interface RichTextProps {
  document: Document;
  /** Posts that the text links to or embeds, by entry id. */
  linked: Record<string, PostLink>;
}

/** Renders rich text with our own components. The parser has removed unknown node types. */
export function RichText({ document, linked }: RichTextProps) {
  return <>{documentToReactComponents(document, optionsFor(linked))}</>;
}

function optionsFor(linked: Record<string, PostLink>): Options {
  const postOf = (data: { target?: unknown }) => linked[idOf(data.target)];

  return {
    renderMark: {
      [MARKS.BOLD]: (text) => <strong>{text}</strong>,
      [MARKS.ITALIC]: (text) => <em>{text}</em>,
      [MARKS.UNDERLINE]: (text) => <u>{text}</u>,
      [MARKS.STRIKETHROUGH]: (text) => <s>{text}</s>,
      [MARKS.CODE]: (text) => <code>{text}</code>,
      [MARKS.SUBSCRIPT]: (text) => <sub>{text}</sub>,
      [MARKS.SUPERSCRIPT]: (text) => <sup>{text}</sup>,
    },
    // Keep line breaks within a paragraph.
    renderText: (text) =>
      text
        .split('\n')
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move
        .flatMap((line, place) => (place > 0 ? [<br key={place} />, line] : [line])),
    renderNode: {
      [BLOCKS.PARAGRAPH]: (_, children) => (isBlank(children) ? null : <p>{children}</p>),
      [BLOCKS.HEADING_2]: (node, children) => <h2 id={node.data.id}>{children}</h2>,
      [BLOCKS.HEADING_3]: (node, children) => <h3 id={node.data.id}>{children}</h3>,
      [BLOCKS.HEADING_4]: (node, children) => <h4 id={node.data.id}>{children}</h4>,
      [BLOCKS.HEADING_5]: (node, children) => <h5 id={node.data.id}>{children}</h5>,
      [BLOCKS.HEADING_6]: (node, children) => <h6 id={node.data.id}>{children}</h6>,
      [BLOCKS.UL_LIST]: (_, children) => <ul>{children}</ul>,
      [BLOCKS.OL_LIST]: (_, children) => <ol>{children}</ol>,
      [BLOCKS.LIST_ITEM]: (_, children) => <li>{children}</li>,
      [BLOCKS.QUOTE]: (_, children) => <blockquote>{children}</blockquote>,
      [BLOCKS.HR]: () => <hr />,
      [BLOCKS.TABLE]: (_, children) => (
        <section className="table-scroll" aria-label="Table" tabIndex={0}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </section>
      ),
      [BLOCKS.TABLE_ROW]: (_, children) => <tr>{children}</tr>,
      [BLOCKS.TABLE_HEADER_CELL]: (_, children) => <th scope="col">{children}</th>,
      [BLOCKS.TABLE_CELL]: (_, children) => <td>{children}</td>,
      [BLOCKS.EMBEDDED_ASSET]: (node) => <EmbeddedAsset target={node.data.target} />,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const post = postOf(node.data);
        return (
          post && (
            <p>
              See also: <a href={post.path}>{post.title}</a>
            </p>
          )
        );
      },
      [BLOCKS.EMBEDDED_RESOURCE]: () => null,
      [INLINES.HYPERLINK]: (node, children) => <SafeLink href={node.data.uri}>{children}</SafeLink>,
      [INLINES.ENTRY_HYPERLINK]: (node, children) => {
        const post = postOf(node.data);
        return post ? <a href={post.path}>{children}</a> : children;
      },
      [INLINES.ASSET_HYPERLINK]: (node, children) => {
        const photo = toPhoto(assetFields(node.data.target));
        return photo ? <SafeLink href={photo.src}>{children}</SafeLink> : children;
      },
      [INLINES.EMBEDDED_ENTRY]: (node) => {
        const post = postOf(node.data);
        return post && <a href={post.path}>{post.title}</a>;
      },
      [INLINES.EMBEDDED_RESOURCE]: () => null,
      [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
    },
  };
}

function EmbeddedAsset({ target }: { target: unknown }) {
  const photo = toPhoto(assetFields(target));
  return photo && <PhotoFigure photo={photo} />;
}

/** A link of the content; only its text if the address could run a script. */
function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const link = safeLink(href);
  if (!link) return children;
  return link.elsewhere ? (
    <a href={link.href} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <a href={link.href}>{children}</a>
  );
}

/** Contentful's editor ends every text with an empty paragraph. */
function isBlank(children: ReactNode): boolean {
  return [children].flat(3).every((child) => child === '' || child === null || child === undefined);
}
