import { sampleEntries } from '@/content/blog';
import { contentModel } from '../model';

/** A picture as it is written into a space; `file` is its path below `public`. */
export type SampleAsset = ReturnType<typeof toAsset>;

/** An article as it is written into a space: links in place of what they lead to. */
export type SampleArticle = ReturnType<typeof samples>['articles'][number];

interface Resource {
  sys: { id: string; type: 'Asset' | 'Entry' };
  fields: Record<string, unknown>;
}

const richTextFields = new Map(
  contentModel.contentTypes.map(({ sys, fields }) => [
    sys.id as string,
    new Set(fields.filter(({ type }) => type === 'RichText').map(({ id }) => id)),
  ]),
);

/** The sample articles, oldest first, because Contentful dates what it is given; and all that they use. */
export function samples() {
  const assets = new Map<string, SampleAsset>();
  const articles = sampleEntries
    .toSorted((one, other) => Date.parse(one.sys.createdAt) - Date.parse(other.sys.createdAt))
    .map(({ sys, metadata, fields }) => {
      const type = sys.contentType.sys.id;
      const written = Object.entries(fields).map(([name, value]) => {
        const isText = typeof value === 'string' && richTextFields.get(type)?.has(name);
        return [isText ? `${name}Text` : name, linked(value, assets)] as const;
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

/** The value with links in place of entries and assets; the assets are noted. */
function linked(value: unknown, assets: Map<string, SampleAsset>): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, assets));
  if (typeof value !== 'object' || value === null) return value;
  if (isResource(value)) {
    if (value.sys.type === 'Asset') assets.set(value.sys.id, toAsset(value));
    return { sys: { type: 'Link', linkType: value.sys.type, id: value.sys.id } };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, linked(item, assets)]));
}

function isResource(value: object): value is Resource {
  const { sys } = value as Partial<Resource>;
  return sys?.type === 'Asset' || sys?.type === 'Entry';
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
