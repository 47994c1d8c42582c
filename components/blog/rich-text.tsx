import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer';
import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { assetFields } from '@/lib/blog/asset';
import { richTextOptions } from '@/lib/blog/body/rich-text';
import { toPhoto } from '@/lib/blog/photo';
import type { PostLink } from '@/lib/blog/post';
import { PhotoFigure } from './post-photo';

interface RichTextProps {
  document: Document;
  /** Posts that the text links to or embeds, by entry id. */
  linked: Record<string, PostLink>;
}

/** Rich text with responsive pictures, and with tables that scroll sideways. */
export function RichText({ document, linked }: RichTextProps) {
  const { renderNode, ...options } = richTextOptions(linked);
  const asset = renderNode[BLOCKS.EMBEDDED_ASSET];
  const onPage: Options['renderNode'] = {
    [BLOCKS.EMBEDDED_ASSET]: (node) => {
      const photo = toPhoto(assetFields(node.data.target));
      return photo ? <PhotoFigure photo={photo} /> : asset(node);
    },
    [BLOCKS.TABLE]: (_, children) => (
      <section className="table-scroll" aria-label="Table" tabIndex={0}>
        <table>
          <tbody>{children}</tbody>
        </table>
      </section>
    ),
  };
  return <>{documentToReactComponents(document, { ...options, renderNode: { ...renderNode, ...onPage } })}</>;
}
