import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { linksIn } from '@/lib/blog/contentful/nodes';
import { Refusal } from './refusal';
import { type Link, linkTo, type Resource, type Space } from './store';

const types = {
  content_types: 'ContentType',
  tags: 'Tag',
  entries: 'Entry',
  assets: 'Asset',
  locales: 'Locale',
} as const;
type Kind = keyof typeof types;
type Localized = Record<string, Record<string, unknown>>;
type UploadedFile = { fileName?: string; uploadFrom?: { sys: { id: string } } };

/** Something of the space as the management API shows it. */
interface Item {
  sys: Resource['sys'] & { version: number; publishedVersion?: number };
  fields?: unknown;
  metadata?: { tags: Link[] };
  [more: string]: unknown;
}

const LOCALE = 'en-US';
const ITEM = /^\/spaces\/[^/]+\/environments\/[^/]+\/(\w+)(?:\/([^/]+))?(\/.+)?$/;

/** The management and upload API of a space, and the rules by which it changes. What it publishes, visitors see. */
export function createManagement(space: Space) {
  const kinds = Object.keys(types).map((kind) => [kind, new Map()]);
  const items: Record<Kind, Map<string, Item>> = Object.fromEntries(kinds);
  const uploads = new Map<string, Buffer>();
  let lastMoment = 0;

  function get(kind: Kind, id: string): Item {
    const item = items[kind].get(id);
    if (!item) throw new Refusal('404');
    return item;
  }

  /** Creates or changes; a change must name the version that it was made from. */
  function put(kind: Kind, id: string, body: Partial<Item>, version = 0, type?: string): Item {
    const known = items[kind].get(id)?.sys;
    if (version !== (known?.version ?? 0)) throw new Refusal('409');
    // Later than the last one: two entries of one moment would have no order.
    lastMoment = Math.max(lastMoment + 1, Date.now());
    const now = new Date(lastMoment).toISOString();
    const created = { createdAt: now, contentType: type ? linkTo('ContentType', type) : undefined };
    const sys = { ...created, ...known, id, type: types[kind], version: version + 1, updatedAt: now };
    const item: Item = { ...body, sys };
    if (kind === 'entries') checkEntry(item);
    items[kind].set(id, item);
    return item;
  }

  function publish(kind: Kind, id: string, version: number): Item {
    const { sys, ...item } = get(kind, id);
    if (version !== sys.version) throw new Refusal('409');
    const published = { ...item, sys: { ...sys, version: version + 1, publishedVersion: version } };
    if (kind === 'assets') space.assets.set(id, delivered(published));
    if (kind === 'entries') {
      for (const link of linksIn(item.fields))
        if (!items[link.sys.linkType === 'Asset' ? 'assets' : 'entries'].has(link.sys.id))
          throw new Refusal('422', { errors: [link.sys] });
      space.published.set(id, delivered(published));
    }
    items[kind].set(id, published);
    return published;
  }

  async function processFile(id: string, locale: string): Promise<void> {
    const { sys, fields, ...item } = get('assets', id);
    const { file, ...texts } = fields as { file: Record<string, UploadedFile> };
    const { uploadFrom, ...stored } = file[locale] ?? {};
    const bytes = uploads.get(uploadFrom?.sys.id ?? '');
    if (!bytes) throw new Refusal('404');
    const { width, height } = await sharp(bytes).metadata();
    space.files.set(id, bytes);
    const url = `//HOST/pictures/${id}/${stored.fileName}`;
    const processed = { ...stored, url, details: { size: bytes.length, image: { width, height } } };
    items.assets.set(id, {
      ...item,
      sys: { ...sys, version: sys.version + 1 },
      fields: { ...texts, file: { ...file, [locale]: processed } },
    });
  }

  function checkEntry({ sys, fields, metadata }: Item): void {
    const type = items.content_types.get(sys.contentType?.sys.id ?? '');
    if (type?.sys.publishedVersion === undefined)
      throw new Refusal('422', { errors: 'no such content type' });
    const known = new Map(
      (type.fields as { id: string; type: string }[]).map((field) => [field.id, field.type]),
    );
    for (const [name, values] of Object.entries((fields ?? {}) as Localized))
      for (const [locale, value] of Object.entries(values))
        if (locale !== LOCALE || !fits(value, known.get(name)))
          throw new Refusal('422', { errors: [{ name: 'type', path: ['fields', name, locale] }] });
    for (const { sys } of metadata?.tags ?? [])
      if (!items.tags.has(sys.id)) throw new Refusal('422', { errors: `no tag ${sys.id}` });
  }

  /** Does what a request asks for; what it gives is the body of the answer. */
  async function answer({ method, headers }: IncomingMessage, path: string, bytes: Buffer): Promise<object> {
    if (method === 'POST' && path.endsWith('/uploads')) {
      const id = `upload${uploads.size + 1}`;
      uploads.set(id, bytes);
      return { sys: { type: 'Upload', id } };
    }
    const [, kind = '', id, rest = ''] = ITEM.exec(path) ?? [];
    if (!isKind(kind)) throw new Refusal('404');
    if (method === 'GET' && !id)
      return { sys: { type: 'Array' }, total: items[kind].size, items: [...items[kind].values()] };
    if (method === 'GET' && id) return get(kind, id);
    if (method !== 'PUT' || !id) throw new Refusal('404');

    const version = Number(headers['x-contentful-version'] ?? 0);
    if (rest === '/published') return publish(kind, id, version);
    const locale = /^\/files\/([^/]+)\/process$/.exec(rest)?.[1];
    if (locale) {
      await processFile(id, locale);
      return {};
    }
    const contentType = headers['x-contentful-content-type'];
    return put(kind, id, JSON.parse(bytes.toString()), version, contentType?.toString());
  }

  put('locales', LOCALE, { code: LOCALE, default: true });
  return { items, uploads, get, put, answer };
}

const isKind = (name: string): name is Kind => name in types;

function fits(value: unknown, type: string | undefined): boolean {
  if (type === 'Symbol') return typeof value === 'string' && value.length <= 256;
  if (type === 'Text') return typeof value === 'string' && value.length <= 50_000;
  if (type === 'Array') return Array.isArray(value);
  const { nodeType, sys } = (value ?? {}) as { nodeType?: string; sys?: { type?: string } };
  return type === 'RichText' ? nodeType === 'document' : type === 'Link' && sys?.type === 'Link';
}

/** An item as the delivery API shows it: in one language. */
function delivered({ sys, metadata, fields }: Item): Resource {
  const texts = Object.entries((fields ?? {}) as Localized).map(([name, values]) => [name, values[LOCALE]]);
  return { sys, metadata: { tags: metadata?.tags ?? [] }, fields: Object.fromEntries(texts) };
}
