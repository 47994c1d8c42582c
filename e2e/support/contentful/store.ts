import { sampleEntries } from '@/content/blog';
import { contentFields } from '@/lib/blog/post/content-fields';
import { type ContentType, contentTypes } from '@/lib/blog/post/entry';

export interface Link {
  sys: { type: 'Link'; linkType: string; id: string };
}

/** An entry or asset with unresolved links. */
export interface Resource {
  sys: {
    id: string;
    type: string;
    createdAt: string;
    updatedAt: string;
    contentType?: Link;
    [more: string]: unknown;
  };
  metadata: { tags: Link[] };
  fields: Record<string, unknown>;
}

/** Changes to an entry. Values that are missing here don't change, or get defaults in a new entry. */
export interface Draft {
  id: string;
  type?: ContentType | 'home';
  createdAt?: string;
  tags?: string[];
  fields: Record<string, unknown>;
}

/** The fields of a picture. For other files, set `file` and `contentType`. */
export interface Picture {
  title?: string;
  description?: string;
  file?: string;
  contentType?: string;
}

export const linkTo = (linkType: string, id: string): Link => ({ sys: { type: 'Link', linkType, id } });

const toMetadata = (tags: string[]) => ({ tags: tags.map((tag) => linkTo('Tag', tag)) });

export class Space {
  readonly published = new Map<string, Resource>();
  readonly drafts = new Map<string, Resource>();
  readonly assets = new Map<string, Resource>();
  /** Uploaded files by asset id. The URL of any other asset returns a generated picture. */
  readonly files = new Map<string, Buffer>();
  /** Names of fields in our content model that the content types of this space lack. */
  readonly absentFields = new Set<string>();
  /** Content types that this space lacks. */
  readonly absentTypes = new Set<string>();

  /** The fields that a query may select. Selecting any other field is an error, as in Contentful. */
  fieldsOf(contentType: string | null): string[] {
    const type = contentTypes.find((name) => name === contentType);
    const fields = type ? Object.keys(contentFields[type].shape) : [];
    return fields.filter((field) => !this.absentFields.has(field));
  }

  publish(draft: Draft): void {
    this.drafts.delete(draft.id);
    this.published.set(draft.id, this.#toEntry(draft));
  }

  draft(draft: Draft): void {
    this.drafts.set(draft.id, this.#toEntry(draft));
  }

  clear(): void {
    for (const all of [this.published, this.drafts, this.assets, this.files]) all.clear();
    for (const all of [this.absentFields, this.absentTypes]) all.clear();
  }

  #toEntry({ id, type = 'blogPost', createdAt, tags, fields }: Draft): Resource {
    const now = new Date().toISOString();
    const existing = this.published.get(id) ?? {
      sys: { id, type: 'Entry', createdAt: createdAt ?? now, contentType: linkTo('ContentType', type) },
      metadata: toMetadata([]),
      fields: {},
    };
    return {
      sys: { ...existing.sys, updatedAt: createdAt ?? now },
      metadata: tags ? toMetadata(tags) : existing.metadata,
      fields: { ...existing.fields, ...fields },
    };
  }

  addPicture(id: string, { title = id, description, file = `${id}.jpg`, contentType }: Picture = {}): Link {
    const now = '2026-01-01T00:00:00.000Z';
    this.assets.set(id, {
      sys: { id, type: 'Asset', createdAt: now, updatedAt: now },
      metadata: { tags: [] },
      fields: {
        title,
        ...(description && { description }),
        file: {
          url: `//HOST/pictures/${file}`,
          fileName: file,
          contentType: contentType ?? 'image/jpeg',
          details: { size: 100_000, ...(!contentType && { image: { width: 1600, height: 1000 } }) },
        },
      },
    });
    return linkTo('Asset', id);
  }

  addSamples(): void {
    const unlinked = (_: string, value: unknown) => {
      if (typeof value === 'string') return value.replaceAll('src="/images/', 'src="//HOST/pictures/');
      const { sys, fields } = (value ?? {}) as Partial<Resource>;
      return sys?.type === 'Asset' && fields ? this.addPicture(sys.id, fields) : value;
    };
    for (const { sys, metadata, fields } of sampleEntries)
      this.published.set(sys.id, {
        sys: { ...sys, contentType: linkTo('ContentType', sys.contentType.sys.id) },
        metadata: toMetadata(metadata.tags.map((tag) => tag.sys.id)),
        fields: JSON.parse(JSON.stringify(fields, unlinked)),
      });
  }

  /** Adds generated posts, which alternate between the two content types. The first one is the newest. */
  addPosts(count: number): void {
    const picture = this.addPicture('pines', { title: 'Picture of pines' });
    for (let n = 1; n <= count; n++) {
      const isArticle = n % 2 === 0;
      this.publish({
        id: `generated${String(n).padStart(8, '0')}`,
        type: isArticle ? 'blogPost' : 'top5BlogPost',
        createdAt: new Date(Date.UTC(2026, 9, 1) - n * 3_600_000).toISOString(),
        fields: isArticle
          ? { text1: `Note ${n}`, content1: 'Words.', photo1: [picture] }
          : { title: `Note ${n}`, openingParagraph: 'Words.' },
      });
    }
  }
}

const failures = {
  '400': ['InvalidQuery', 'The query you sent was invalid.'],
  tooLarge: ['BadRequest', 'Response size too big. Maximum allowed response size: 7340032B.'],
  '401': ['AccessTokenInvalid', 'The access token you sent could not be found or is invalid.'],
  '404': ['NotFound', 'The resource could not be found.'],
  '409': ['VersionMismatch', ''],
  '422': ['InvalidEntry', ''],
  '429': ['RateLimitExceeded', 'You have exceeded the rate limit of the Organization.'],
  '500': ['ServerError', 'Internal server error'],
} as const;

export type FailureStatus = keyof typeof failures;

export const isFailure = (kind: string): kind is FailureStatus => kind in failures;

export class ApiFailure extends Error {
  readonly status: FailureStatus;
  readonly details: object;

  constructor(status: FailureStatus, details: object = {}) {
    super(status);
    this.status = status;
    this.details = details;
  }

  get body() {
    const [id, message] = failures[this.status];
    return { sys: { type: 'Error', id }, message, details: this.details, requestId: 'fake-request' };
  }
}
