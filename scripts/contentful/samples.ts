import { sampleEntries } from '@/content/blog';
import { rentals } from '@/content/rentals';
import { contentFields } from '@/lib/blog/post/content-fields';
import { homeType } from '@/lib/rentals/entry/read-home';
import { toHomeEntry } from './sample-homes';

interface Resource {
  sys: { id: string; type: 'Asset' | 'Entry' };
  fields: Record<string, unknown>;
}

interface SampleAsset {
  id: string;
  /** A path on the site. */
  url: string;
  fileName: string;
  contentType: string;
  title: string;
  description: string;
}

/** Articles and homes, the oldest first, because Contentful dates entries in the order in which they are created. */
export function collectSamples() {
  const assets = new Map<string, SampleAsset>();
  const articles = sampleEntries
    .toSorted((one, other) => Date.parse(one.sys.createdAt) - Date.parse(other.sys.createdAt))
    .map(({ sys, metadata, fields }) => {
      const type = sys.contentType.sys.id;
      const written = Object.entries(replaceWithLinks(fields, assets)).map(([name, value]) => {
        const forText = `${name}Text`;
        const isText = typeof value === 'string' && forText in contentFields[type].shape;
        return [isText ? forText : name, value] as const;
      });
      // Fill in `title` even if the sample has its title in another field, because Contentful's lists show `title`.
      const title = ('text1' in fields && fields.text1) || fields.title;
      return {
        id: sys.id,
        type,
        tags: metadata.tags.map((tag) => tag.sys.id),
        fields: { ...Object.fromEntries(written), title },
        isSampleHome: false,
      };
    });
  const homes = rentals.map((rental) => {
    const { sys, fields } = toHomeEntry(rental);
    const isSampleHome = rental.isSample ?? false;
    return { id: sys.id, type: homeType, tags: [], fields: replaceWithLinks(fields, assets), isSampleHome };
  });
  return { assets: [...assets.values()], entries: [...articles, ...homes] };
}

/** Replaces the entries and assets in `fields` with links to them. Adds the assets to `assets`. */
function replaceWithLinks(fields: object, assets: Map<string, SampleAsset>): Record<string, unknown> {
  const text = JSON.stringify(fields, (_, item: Partial<Resource> | null) => {
    const { type, id } = item?.sys ?? {};
    if (type !== 'Asset' && type !== 'Entry') return item;
    if (type === 'Asset') assets.set(String(id), toAsset(item as Resource));
    return { sys: { type: 'Link', linkType: type, id } };
  });
  return JSON.parse(text);
}

function toAsset({ sys, fields }: Resource): SampleAsset {
  const { title, description, file } = fields as {
    title: string;
    description: string;
    file: { url: string; fileName: string; contentType: string };
  };
  const { url, fileName, contentType } = file;
  return { id: sys.id, url, fileName, contentType, title, description };
}
