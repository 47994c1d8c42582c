import { type CreateClientParams, createClient } from 'contentful';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { ContentServiceError, isContentServiceError } from '../content-service-error';
import { linksIn } from './nodes';
import { sdkErrorOf } from './sdk-error';

type Query = Record<string, string | number>;
/** Asks for entries; of each, the parts that `select` names, where it is given. */
export type FetchPage = (query: Query, select?: string[]) => Promise<EntryPage>;

/** Where to fetchPage, and how often again where the service limits us or fails. */
export interface Connection {
  host: string;
  accessToken: string;
  retryLimit?: number;
}

const pageSchema = z.object({ total: z.number(), items: z.array(z.unknown()) });

/** One page of entries, still to be parsed. A link has the `fields` of its target, and none where that is not there. */
export type EntryPage = z.output<typeof pageSchema>;

/** A function that asks Contentful's delivery API for entries through its SDK. Throws only ContentServiceErrors. */
export function createFetchPage({ host, accessToken, retryLimit = 5 }: Connection): FetchPage {
  const origin = URL.parse(host);
  // Requests a second below Contentful's limit. The types leave `throttle` out; the client hands it on to its core.
  const settings: CreateClientParams & { throttle: number } = {
    space: env.CONTENTFUL_SPACE_ID ?? '',
    environment: env.CONTENTFUL_ENVIRONMENT,
    accessToken,
    host: origin?.host ?? host,
    insecure: origin?.protocol === 'http:',
    timeout: 30_000,
    retryLimit,
    throttle: 7,
    // The SDK would write a line for every retry; report.ts says it once.
    logHandler: () => {},
  };
  const client = createClient(settings);

  /** What content types lack: Contentful answers 400 where it is asked for. */
  const absent = new Set<string>();

  return async function fetchPage(query, select): Promise<EntryPage> {
    const nameOf = (path: string) => `${query.content_type} ${path}`;
    const paths = select?.filter((path) => !absent.has(nameOf(path)));
    try {
      const request: Query = paths ? { ...query, select: paths.join(',') } : query;
      const page = await client.withoutLinkResolution.getEntries(request);
      if (!pageSchema.safeParse(page).success)
        throw new ContentServiceError(
          'The content service answered with something that is no list of entries.',
        );
      const { total, items, includes: { Entry = [], Asset = [] } = {} } = page;
      // The SDK would follow links without end where posts link to each other. Nobody reads more than the first target.
      const targets = new Map(
        [...items, ...Entry, ...Asset].map(({ sys, fields }) => [`${sys.type} ${sys.id}`, fields]),
      );
      for (const link of linksIn(items.map(({ fields }) => fields)))
        link.fields = targets.get(`${link.sys.linkType} ${link.sys.id}`);
      return { total, items };
    } catch (error) {
      const refused = refusedFields(error).filter((path) => paths?.includes(path));
      if (refused.length === 0) throw isContentServiceError(error) ? error : toServiceError(error);
      for (const path of refused) absent.add(nameOf(path));
      return fetchPage(query, select);
    }
  };
}

/** Every entry: the first page, then two at a time. More would be in memory as text and as objects at once. */
export async function* entriesOf(fetchPage: FetchPage, query: Query, select?: string[]) {
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

/** The SDK's error as ours. */
function toServiceError(cause: unknown): ContentServiceError {
  const { name, code, answer } = sdkErrorOf(cause);
  if (!answer)
    return new ContentServiceError(`The content service could not be reached (${code ?? name}).`, { cause });
  const { status, requestId, message } = answer;
  const refusal = `The content service refused: ${(message || name).replace(/\.$/, '')}.`;
  return new ContentServiceError(refusal, { status, requestId, cause });
}

/** The fields that a 400 answer names, such as `fields.slug` where the content type has no slug. */
function refusedFields(error: unknown): string[] {
  const { message, answer } = sdkErrorOf(error);
  if (answer?.status !== 400) return [];
  return [...message.matchAll(/fields["',\s.\\]+(\w+)/g)].map(([, name]) => `fields.${name}`);
}
