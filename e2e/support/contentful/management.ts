import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { linksIn } from '@/lib/contentful/nodes';
import { ApiFailure, type Link, linkTo, type Resource, type Space } from './store';

type FieldValues = Record<string, Record<string, unknown>>;
type UploadedFile = { fileName?: string; uploadFrom?: { sys: { id: string } } };

/** An item in the format of the management API. */
interface Item {
  sys: Resource['sys'] & { version: number; publishedVersion?: number };
  fields?: unknown;
  metadata?: { tags: Link[] };
  [more: string]: unknown;
}

const LOCALE = 'en-US';
const ITEM_PATH =
  /^\/spaces\/[^/]+\/environments\/[^/]+\/((?:content_types|tags|entries|assets|locales)(?:\/[^/]+)?)(\/.+)?$/;

/** Fakes the parts of Contentful's management and upload APIs that scripts/contentful/push.ts uses. */
export function createManagementApi(space: Space) {
  /** Items by path, such as `entries/lighthouse`. */
  const items = new Map<string, Item>();
  const uploads: Buffer[] = [];
  let lastMoment = 0;

  function get(at: string): Item {
    const item = items.get(at);
    if (!item) throw new ApiFailure('404');
    return item;
  }

  function put(at: string, body: Partial<Item>, version = 0, type?: string): Item {
    const existing = items.get(at)?.sys;
    if (version !== (existing?.version ?? 0)) throw new ApiFailure('409');
    // Give every change a later time than the one before, so that entries sorted by time have a definite order.
    lastMoment = Math.max(lastMoment + 1, Date.now());
    const now = new Date(lastMoment).toISOString();
    const id = at.replace(/^\w+\//, '');
    const created = { createdAt: now, contentType: type ? linkTo('ContentType', type) : undefined };
    const resourceType = at.startsWith('entries') ? 'Entry' : at.startsWith('assets') ? 'Asset' : 'Other';
    const sys = { ...created, ...existing, id, type: resourceType, version: version + 1, updatedAt: now };
    const item: Item = { ...body, sys };
    items.set(at, item);
    return item;
  }

  function publish(at: string, version: number): Item {
    const { sys, ...item } = get(at);
    if (version !== sys.version) throw new ApiFailure('409');
    for (const { sys } of linksIn(item.fields))
      if (!items.has(`${sys.linkType === 'Asset' ? 'assets' : 'entries'}/${sys.id}`))
        throw new ApiFailure('422', { errors: [sys] });
    const published = { ...item, sys: { ...sys, version: version + 1, publishedVersion: version } };
    if (sys.type === 'Asset') space.assets.set(sys.id, toDeliveryItem(published));
    if (sys.type === 'Entry') space.published.set(sys.id, toDeliveryItem(published));
    items.set(at, published);
    return published;
  }

  async function processFile(at: string): Promise<object> {
    const { sys, fields, ...item } = get(at);
    const { file, ...texts } = fields as { file: Record<string, UploadedFile> };
    const { uploadFrom, ...stored } = file[LOCALE] ?? {};
    const bytes = uploads[Number(uploadFrom?.sys.id)];
    if (!bytes) throw new ApiFailure('404');
    const { width, height } = await sharp(bytes).metadata();
    space.files.set(sys.id, bytes);
    const url = `//HOST/pictures/${sys.id}/${stored.fileName}`;
    const processed = { ...stored, url, details: { size: bytes.length, image: { width, height } } };
    const versioned = { ...sys, version: sys.version + 1 };
    items.set(at, { ...item, sys: versioned, fields: { ...texts, file: { [LOCALE]: processed } } });
    return {};
  }

  async function handle({ method, headers }: IncomingMessage, path: string, bytes: Buffer): Promise<object> {
    if (method === 'POST' && path.endsWith('/uploads'))
      return { sys: { type: 'Upload', id: String(uploads.push(bytes) - 1) } };
    const [, at = '', rest = ''] = ITEM_PATH.exec(path) ?? [];
    if (method === 'GET' && !at.includes('/'))
      return { items: [...items].flatMap(([key, item]) => (key.startsWith(`${at}/`) ? item : [])) };
    if (method === 'GET') return get(at);
    if (method !== 'PUT' || !at.includes('/')) throw new ApiFailure('404');

    const version = Number(headers['x-contentful-version'] ?? 0);
    if (rest === '/published') return publish(at, version);
    if (rest === `/files/${LOCALE}/process`) return processFile(at);
    return put(at, JSON.parse(bytes.toString()), version, headers['x-contentful-content-type']?.toString());
  }

  put(`locales/${LOCALE}`, { code: LOCALE, default: true });
  return { items, uploads, get, put, handle };
}

function toDeliveryItem({ sys, metadata, fields }: Item): Resource {
  const texts = Object.entries((fields ?? {}) as FieldValues).map(([name, values]) => [name, values[LOCALE]]);
  return { sys, metadata: { tags: metadata?.tags ?? [] }, fields: Object.fromEntries(texts) };
}
