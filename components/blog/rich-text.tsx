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
  /** A link to the target, by default around its title; null if the site does not show it. */
  const linkOf = ({ target }: { target?: unknown }, children?: ReactNode) => {
    const post = linked[idOf(target)];
    return post ? <a href={post.path}>{children ?? post.title}</a> : null;
  };

  return {
    renderMark: {
      [MARKS.BOLD]: (text) => <strong>{text}</strong>,
      [MARKS.ITALIC]: (text) => <em>{text}</em>,
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
      [BLOCKS.TABLE]: (_, children) => (
        <section className="table-scroll" aria-label="Table" tabIndex={0}>
          <table>
            <tbody>{children}</tbody>
          </table>
        </section>
      ),
      [BLOCKS.TABLE_HEADER_CELL]: (_, children) => <th scope="col">{children}</th>,
      [BLOCKS.EMBEDDED_ASSET]: (node) => <EmbeddedAsset target={node.data.target} />,
      [BLOCKS.EMBEDDED_ENTRY]: (node) => {
        const link = linkOf(node.data);
        return link && <p>See also: {link}</p>;
      },
      [INLINES.HYPERLINK]: (node, children) => <SafeLink href={node.data.uri}>{children}</SafeLink>,
      [INLINES.ENTRY_HYPERLINK]: (node, children) => linkOf(node.data, children) ?? children,
      [INLINES.ASSET_HYPERLINK]: (node, children) => {
        const photo = toPhoto(assetFields(node.data.target));
        return photo ? <SafeLink href={photo.src}>{children}</SafeLink> : children;
      },
      [INLINES.EMBEDDED_ENTRY]: (node) => linkOf(node.data),
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
  return (
    <a href={link.href} {...(link.elsewhere && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

/** Contentful's editor ends every text with an empty paragraph. */
function isBlank(children: ReactNode): boolean {
  return [children].flat(3).every((child) => child === '' || child === null || child === undefined);
}
