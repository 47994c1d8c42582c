import { sampleEntries } from '@/content/blog';
import { contentFields } from '../../content-fields';

/** A picture as it is written into a space; `file` is its path below `public`. */
export type SampleAsset = ReturnType<typeof toAsset>;

/** An article as it is written into a space: links in place of what they lead to. */
export type SampleArticle = ReturnType<typeof samples>['articles'][number];

interface Resource {
  sys: { id: string; type: 'Asset' | 'Entry' };
  fields: Record<string, unknown>;
}

/** The sample articles, oldest first, because Contentful dates what it is given; and all that they use. */
export function samples() {
  const assets = new Map<string, SampleAsset>();
  const articles = sampleEntries
    .toSorted((one, other) => Date.parse(one.sys.createdAt) - Date.parse(other.sys.createdAt))
    .map(({ sys, metadata, fields }) => {
      const type = sys.contentType.sys.id;
      const written = Object.entries(withLinks(fields, assets)).map(([name, value]) => {
        const forText = `${name}Text`;
        const isText = typeof value === 'string' && forText in contentFields[type].shape;
        return [isText ? forText : name, value] as const;
      });
      const title = String(('text1' in fields && fields.text1) || fields.title);
      return {
        id: sys.id,
        type,
        title,
        tags: metadata.tags.map((tag) => tag.sys.id),
        // Editors see the title in lists, whatever field it was written into.
        fields: { ...Object.fromEntries(written), title },
      };
    });
  return { assets: [...assets.values()], articles, tags: [...new Set(articles.flatMap(({ tags }) => tags))] };
}

/** The fields with links in place of entries and assets; the assets are noted. */
function withLinks(fields: object, assets: Map<string, SampleAsset>): Record<string, unknown> {
  return JSON.parse(
    JSON.stringify(fields, (_, item: unknown) => {
      if (!isResource(item)) return item;
      if (item.sys.type === 'Asset') assets.set(item.sys.id, toAsset(item));
      return { sys: { type: 'Link', linkType: item.sys.type, id: item.sys.id } };
    }),
  );
}

function isResource(value: unknown): value is Resource {
  const type = (value as Partial<Resource> | null)?.sys?.type;
  return type === 'Asset' || type === 'Entry';
}

function toAsset({ sys, fields }: Resource) {
  const { title, description, file } = fields as {
    title: string;
    description?: string;
    file: { url: string; fileName: string; contentType: string };
  };
  const { url, fileName, contentType } = file;
  return { id: sys.id, file: url, fileName, contentType, title, description: description ?? title };
}
