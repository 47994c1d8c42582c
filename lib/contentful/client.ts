import { type CreateClientParams, createClient } from 'contentful';
import { env } from '@/lib/platform/env';
import { reportOnce } from './content-report';
import { ContentServiceError, isContentServiceError } from './content-service-error';
import { linksIn } from './nodes';
import { sdkErrorOf } from './sdk-error';

/** `include`: how many links deep the response also holds what the entries link to. */
type Query = Record<string, string | number> & { limit: number; include: number };
/** `select`: paths of the fields to fetch, such as `fields.title`. All fields by default. */
export type FetchPage = (query: Query, select?: string[]) => Promise<EntryPage>;

export interface Connection {
  /** The origin of Contentful's API. */
  origin: string;
  accessToken: string;
  isPreview?: boolean;
  retryLimit?: number;
}

/**
 * A page of unparsed entries. Links in them contain the `fields` of the linked entry or asset, if it exists. An entry
 * over Contentful's size limit lacks these, or its own fields, and has a message for its editor as `tooLarge`.
 */
export interface EntryPage {
  total: number;
  items: unknown[];
}

/** For checks, which try fewer times than pages, because an editor is waiting. */
export const createCheckFetchPage = (connection: Connection, types?: readonly string[]): FetchPage =>
  createFetchPage({ ...connection, retryLimit: 3 }, types);

/** Yields all entries of a type. A response has at most 7 MB, so it has room for about 100 entries. */
export const fetchType = (fetchPage: FetchPage, content_type: string, first: 'oldest' | 'newest') =>
  fetchEntries(fetchPage, {
    ...{ content_type, include: 1, limit: 100 },
    order: first === 'oldest' ? 'sys.createdAt,sys.id' : '-sys.createdAt,sys.id',
  });

/** The returned function throws only ContentServiceErrors, also if the space has none of the `types`. */
export function createFetchPage(
  { origin, accessToken, isPreview, retryLimit = 5 }: Connection,
  types: readonly string[] = [],
): FetchPage {
  const { host, protocol } = new URL(origin);
  // `throttle`: requests per second, below Contentful's limit. It's missing in the types, but the client passes it on.
  const settings: CreateClientParams & { throttle: number } = {
    space: env.CONTENTFUL_SPACE_ID ?? '',
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken,
    host,
    insecure: protocol === 'http:',
    timeout: 30_000,
    retryLimit,
    throttle: 7,
    // By default, the SDK would log every retry.
    logHandler: () => {},
  };
  const client = createClient(settings);

  /** Fields that this space lacks, such as `blogPost fields.slug`. Contentful returns 400 if they are selected. */
  const absent = new Set<string>();

  /** Content types that this space lacks. */
  const absentTypes = new Set<unknown>();

  /** 1 once a response with 2 was too large: no page needs that much. */
  let maxInclude = 2;

  return fetchPage;

  async function fetchPage(requested: Query, select?: string[]): Promise<EntryPage> {
    const query: Query = { ...requested, include: Math.min(requested.include, maxInclude) };
    const nameOf = (path: string) => `${query.content_type} ${path}`;
    const paths = select?.filter((path) => !absent.has(nameOf(path)));
    try {
      const request: Record<string, string | number> = paths ? { ...query, select: paths.join(',') } : query;
      const page = await client.withoutLinkResolution.getEntries(request);
      const { total, items, includes: { Entry = [], Asset = [] } = {} } = page;
      if (typeof total !== 'number')
        throw new ContentServiceError('The content service did not return a list of entries.');
      // Resolve links ourselves, one level deep: the SDK would recurse endlessly if posts link to each other.
      const targets = new Map(
        [...items, ...Entry, ...Asset].map(({ sys, fields }) => [`${sys.type} ${sys.id}`, fields]),
      );
      for (const link of linksIn(items.map(({ fields }) => fields)))
        link.fields = targets.get(`${link.sys.linkType} ${link.sys.id}`);
      return { total, items };
    } catch (error) {
      if (isContentServiceError(error)) throw error;
      const { message } = sdkErrorOf(error);
      if (/response size too (big|large)/i.test(message)) return fetchLess(query, select);
      if (message.includes('"unknownContentType"')) {
        absentTypes.add(query.content_type);
        if (types.length > 0 && types.every((type) => absentTypes.has(type)))
          throw new ContentServiceError('The space has none of our content types.', {
            status: 404,
            missing: 'Environment',
          });
        reportOnce(`No ${query.content_type}`, 'the Contentful space lacks this content type.');
        return { total: 0, items: [] };
      }
      const rejected = findUnknownFields(error).filter((path) => paths?.includes(path));
      if (rejected.length === 0) throw toServiceError(error, isPreview);
      for (const path of rejected) absent.add(nameOf(path));
      return fetchPage(query, select);
    }
  }

  /** Fetches a page whose response would be over Contentful's limit: in halves, and an entry alone in part. */
  async function fetchLess(query: Query, select?: string[]): Promise<EntryPage> {
    const { include, limit, skip = 0 } = query;
    if (include > 1) {
      maxInclude = 1;
      return fetchPage(query, select);
    }
    if (limit > 1) {
      const half = Math.ceil(limit / 2);
      // Without an order, the halves could repeat or skip entries.
      const ordered = { order: 'sys.id', ...query };
      const [first, second] = await Promise.all([
        fetchPage({ ...ordered, limit: half }, select),
        fetchPage({ ...ordered, limit: limit - half, skip: Number(skip) + half }, select),
      ]);
      return { total: first.total, items: [...first.items, ...second.items] };
    }
    if (include === 0 && select?.length === 1)
      throw new ContentServiceError('The content service says that even a part of an entry is too large.');
    const { total, items } = await fetchPage({ ...query, include: 0 }, include > 0 ? select : ['sys']);
    const [subject, effect] = include > 0 ? ['links to', 'has no pictures'] : ['has', 'is left out'];
    const tooLarge = `It ${subject} more than 7 MB, the most that Contentful sends at once, so it ${effect}.`;
    return { total, items: items.map((item) => ({ tooLarge, ...Object(item) })) };
  }
}

/** Yields all entries that match the query. Fetches only two pages at a time, to limit memory. */
export async function* fetchEntries(fetchPage: FetchPage, query: Query, select?: string[]) {
  const first = await fetchPage({ ...query, skip: 0 }, select);
  yield* first.items;
  const limit = first.items.length;
  for (let skip = limit; limit > 0 && skip < first.total; skip += 2 * limit) {
    const starts = [skip, skip + limit].filter((start) => start < first.total);
    const pages = await Promise.all(
      starts.map((start) => fetchPage({ ...query, skip: start, limit }, select)),
    );
    for (const { items } of pages) yield* items;
  }
}

function toServiceError(cause: unknown, isPreview?: boolean): ContentServiceError {
  const { name, code, response } = sdkErrorOf(cause);
  const isUnread = name === 'TypeError' && !code;
  const reason = isUnread ? 'did not return a list of entries' : `could not be reached (${code ?? name})`;
  if (!response) return new ContentServiceError(`The content service ${reason}.`, { cause });
  const { status, requestId, message } = response;
  const missing = /"type":"(\w+)"/.exec(JSON.stringify(response.details) ?? '')?.[1];
  const rejection = `The content service rejected the request: ${(message || name).replace(/\.$/, '')}.`;
  return new ContentServiceError(rejection, { status, requestId, isPreview, missing, cause });
}

/** Fields that a 400 response complains about, such as `fields.slug` if the content type has no slug. */
function findUnknownFields(error: unknown): string[] {
  const { message, response } = sdkErrorOf(error);
  if (response?.status !== 400) return [];
  return [...message.matchAll(/fields["',\s.\\]+(\w+)/g)].map(([, name]) => `fields.${name}`);
}
