import sharp from 'sharp';
import { linkTo, type Resource, type Space } from '../contentful/store';

export type Kind = 'content_types' | 'tags' | 'entries' | 'assets';
type Localized = Record<string, Record<string, unknown>>;

/** Something of the space as the management API shows it. */
export interface Item {
  sys: {
    id: string;
    type: string;
    version: number;
    publishedVersion?: number;
    createdAt: string;
    updatedAt: string;
    [more: string]: unknown;
  };
  fields?: unknown;
  metadata?: { tags: { sys: { id: string } }[] };
  [more: string]: unknown;
}

interface Field {
  id: string;
  type: string;
  required?: boolean;
}

interface StoredFile {
  contentType: string;
  fileName: string;
  url?: string;
  uploadFrom?: { sys: { id: string } };
  details?: { size: number; image: { width: number; height: number } };
}

/** A refusal: status, Contentful's name of the error, and details. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: object;

  constructor(status: number, name: string, details: object = {}) {
    super(name);
    this.status = status;
    this.details = details;
  }
}

export const LOCALE = 'en-US';

/** What one environment of a space holds, and the rules by which it changes. */
export class ManagedSpace {
  readonly items: Record<Kind, Map<string, Item>> = {
    content_types: new Map(),
    tags: new Map(),
    entries: new Map(),
    assets: new Map(),
  };
  readonly uploads = new Map<string, Buffer>();
  /** Files that were processed, by asset. */
  readonly files = new Map<string, Buffer>();
  /** Assets whose processing ends with the next look at them. */
  readonly #processing = new Map<string, StoredFile['details']>();
  #lastMoment = 0;

  get(kind: Kind, id: string): Item {
    const item = this.items[kind].get(id);
    if (!item) throw new Refusal(404, 'NotFound');
    const details = kind === 'assets' ? this.#processing.get(id) : undefined;
    return details ? this.#finishProcessing(item, details) : item;
  }

  /** Creates or changes; a change must name the version that it was made from. */
  put(
    kind: Kind,
    id: string,
    body: Partial<Item>,
    { version, contentType }: { version: number; contentType?: string },
  ) {
    const existing = this.items[kind].get(id);
    if (version !== (existing?.sys.version ?? 0)) throw new Refusal(409, 'VersionMismatch');
    const now = this.#now();
    const typeLink = existing?.sys.contentType ?? (contentType && linkTo('ContentType', contentType));
    const sys = {
      ...existing?.sys,
      id,
      type: { content_types: 'ContentType', tags: 'Tag', entries: 'Entry', assets: 'Asset' }[kind],
      version: version + 1,
      createdAt: existing?.sys.createdAt ?? now,
      updatedAt: now,
      ...(typeLink && { contentType: typeLink }),
    };
    const item: Item = { ...body, sys };
    if (kind === 'entries') this.#checkEntry(item);
    if (kind === 'assets') this.#checkAsset(item);
    this.items[kind].set(id, item);
    return item;
  }

  publish(kind: Kind, id: string, version: number): Item {
    const item = this.get(kind, id);
    if (version !== item.sys.version) throw new Refusal(409, 'VersionMismatch');
    if (kind === 'assets' && !filesOf(item).every(({ url }) => url))
      throw new Refusal(422, 'UnprocessableEntity', { errors: 'The file is not processed.' });
    if (kind === 'entries') this.#checkLinks(item);
    const published = { ...item, sys: { ...item.sys, version: version + 1, publishedVersion: version } };
    this.items[kind].set(id, published);
    return published;
  }

  async process(id: string, locale: string): Promise<void> {
    const { file } = this.get('assets', id).fields as { file: Record<string, StoredFile> };
    const bytes = this.uploads.get(file[locale]?.uploadFrom?.sys.id ?? '');
    if (!bytes) throw new Refusal(404, 'NotFound');
    const { width, height } = await sharp(bytes).metadata();
    this.files.set(id, bytes);
    this.#processing.set(id, { size: bytes.length, image: { width, height } });
  }

  /** Hands what is published (drafts too where asked) to the delivery API of the other fake. */
  deliverTo(space: Space, { host, drafts = false }: { host: string; drafts?: boolean }): void {
    const shown = (item: Item) => drafts || item.sys.publishedVersion !== undefined;
    for (const kind of ['entries', 'assets'] as const)
      for (const item of this.items[kind].values())
        if (shown(item))
          (kind === 'entries' ? space.published : space.assets).set(item.sys.id, delivered(item, host));
  }

  #finishProcessing(item: Item, details: StoredFile['details']): Item {
    this.#processing.delete(item.sys.id);
    const { file, ...texts } = item.fields as { file: Record<string, StoredFile> };
    const processed = Object.fromEntries(
      Object.entries(file).map(([locale, { contentType, fileName }]) => [
        locale,
        { contentType, fileName, url: `//HOST/files/${item.sys.id}/${fileName}`, details },
      ]),
    );
    const sys = { ...item.sys, version: item.sys.version + 1 };
    const finished = { ...item, sys, fields: { ...texts, file: processed } };
    this.items.assets.set(item.sys.id, finished);
    return finished;
  }

  #checkEntry(item: Item): void {
    const type = this.items.content_types.get(
      (item.sys.contentType as { sys: { id: string } })?.sys.id ?? '',
    );
    if (type?.sys.publishedVersion === undefined) throw new Refusal(422, 'UnknownContentType');
    const fields = new Map((type.fields as Field[]).map((field) => [field.id, field]));
    for (const [name, values] of Object.entries((item.fields ?? {}) as Localized)) {
      const field = fields.get(name);
      if (!field)
        throw new Refusal(422, 'InvalidEntry', { errors: [{ name: 'unknown', path: ['fields', name] }] });
      for (const [locale, value] of Object.entries(values))
        if (locale !== LOCALE || !fits(value, field.type))
          throw new Refusal(422, 'InvalidEntry', {
            errors: [{ name: 'type', path: ['fields', name, locale] }],
          });
    }
    for (const { sys } of item.metadata?.tags ?? [])
      if (!this.items.tags.has(sys.id))
        throw new Refusal(422, 'InvalidEntry', { errors: `no tag ${sys.id}` });
  }

  #checkAsset(item: Item): void {
    for (const { url, uploadFrom } of filesOf(item))
      if (!url && !this.uploads.has(uploadFrom?.sys.id ?? '')) throw new Refusal(422, 'InvalidEntry');
  }

  #checkLinks(item: Item): void {
    for (const { linkType, id } of linksIn(item.fields)) {
      const target = this.items[linkType === 'Asset' ? 'assets' : 'entries'].get(id);
      if (!target) throw new Refusal(422, 'UnresolvedLinks', { errors: [{ linkType, id }] });
    }
  }

  /** Later than the last one: two entries of one moment would have no order. */
  #now(): string {
    this.#lastMoment = Math.max(this.#lastMoment + 1, Date.now());
    return new Date(this.#lastMoment).toISOString();
  }
}

function filesOf(item: Item): StoredFile[] {
  return Object.values((item.fields as { file?: Record<string, StoredFile> } | undefined)?.file ?? {});
}

function fits(value: unknown, type: string): boolean {
  if (type === 'Symbol') return typeof value === 'string' && value.length <= 256;
  if (type === 'Text') return typeof value === 'string' && value.length <= 50_000;
  if (type === 'Array') return Array.isArray(value);
  const { nodeType, sys } = (value ?? {}) as { nodeType?: string; sys?: { type?: string } };
  return type === 'RichText' ? nodeType === 'document' : sys?.type === 'Link';
}

function linksIn(value: unknown): { linkType: string; id: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type: string; linkType: string; id: string } };
  return sys?.type === 'Link' ? [sys] : Object.values(value).flatMap(linksIn);
}

/** An item as the delivery API shows it: one language, addresses with the host they lie on. */
function delivered({ sys, metadata, fields }: Item, host: string): Resource {
  const text = JSON.stringify(
    Object.fromEntries(
      Object.entries((fields ?? {}) as Localized).map(([name, values]) => [name, values[LOCALE]]),
    ),
  );
  return {
    sys: { ...sys, type: sys.type as 'Entry' | 'Asset' } as Resource['sys'],
    metadata: { tags: (metadata?.tags ?? []).map((tag) => linkTo('Tag', tag.sys.id)) },
    fields: JSON.parse(text.replaceAll('//HOST/', `//${host}/`)),
  };
}
