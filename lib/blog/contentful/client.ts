import { type CreateClientParams, createClient } from 'contentful';
import { env } from '@/lib/platform/env';
import { ContentServiceError, isContentServiceError } from './content-service-error';
import { linksIn } from './nodes';
import { sdkErrorOf } from './sdk-error';

type Query = Record<string, string | number>;
/** `select`: paths of the fields to fetch, such as `fields.title`. All fields by default. */
export type FetchPage = (query: Query, select?: string[]) => Promise<EntryPage>;

export interface Connection {
  host: string;
  accessToken: string;
  retryLimit?: number;
}

/** A page of unparsed entries. Links in them contain the `fields` of the linked entry or asset, if it exists. */
export interface EntryPage {
  total: number;
  items: unknown[];
}

/** The returned function throws only ContentServiceErrors. */
export function createFetchPage({ host, accessToken, retryLimit = 5 }: Connection): FetchPage {
  const origin = URL.parse(host);
  // `throttle`: requests per second, below Contentful's limit. It's missing in the types, but the client passes it on.
  const settings: CreateClientParams & { throttle: number } = {
    space: env.CONTENTFUL_SPACE_ID ?? '',
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken,
    host: origin?.host ?? host,
    insecure: origin?.protocol === 'http:',
    timeout: 30_000,
    retryLimit,
    throttle: 7,
    // By default, the SDK would log every retry.
    logHandler: () => {},
  };
  const client = createClient(settings);

  /** Fields that this space lacks, such as `blogPost fields.slug`. Contentful returns 400 if they are selected. */
  const absent = new Set<string>();

  return async function fetchPage(query, select): Promise<EntryPage> {
    const nameOf = (path: string) => `${query.content_type} ${path}`;
    const paths = select?.filter((path) => !absent.has(nameOf(path)));
    try {
      const request: Query = paths ? { ...query, select: paths.join(',') } : query;
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
      const rejected = findUnknownFields(error).filter((path) => paths?.includes(path));
      if (rejected.length === 0) throw isContentServiceError(error) ? error : toServiceError(error);
      for (const path of rejected) absent.add(nameOf(path));
      return fetchPage(query, select);
    }
  };
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

function toServiceError(cause: unknown): ContentServiceError {
  const { name, code, response } = sdkErrorOf(cause);
  if (!response)
    return new ContentServiceError(`The content service could not be reached (${code ?? name}).`, { cause });
  const { status, requestId, message } = response;
  const rejection = `The content service rejected the request: ${(message || name).replace(/\.$/, '')}.`;
  return new ContentServiceError(rejection, { status, requestId, cause });
}

/** Fields that a 400 response complains about, such as `fields.slug` if the content type has no slug. */
function findUnknownFields(error: unknown): string[] {
  const { message, response } = sdkErrorOf(error);
  if (response?.status !== 400) return [];
  return [...message.matchAll(/fields["',\s.\\]+(\w+)/g)].map(([, name]) => `fields.${name}`);
}
