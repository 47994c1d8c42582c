import { type CreateClientParams, createClient } from 'contentful';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { parseJson } from '@/lib/platform/parse-json';
import { ContentServiceError, isContentServiceError } from '../content-service-error';

/** One page of entries as Contentful counts them; the entries are still to be parsed. */
export interface EntryPage {
  total: number;
  items: unknown[];
}

export type Query = Record<string, string | number>;
export type Ask = (query: Query) => Promise<EntryPage>;

/** A page of entries before and after their links were resolved, and what the answer holds of their targets. */
export interface LinkedPage extends EntryPage {
  resolved: unknown[];
  /** `Asset id` or `Entry id` of everything in the answer. */
  included: ReadonlySet<string>;
}
export type LinkedAsk = (query: Query) => Promise<LinkedPage>;

interface Connection {
  host: string;
  accessToken: string;
}

const pageSchema = z.object({ total: z.number(), items: z.array(z.unknown()) });

/** The SDK's client with the settings of the specification, section 9. */
function connect({ host, accessToken }: Connection, retryLimit = 5) {
  const origin = URL.parse(host);
  // The types leave `throttle` out; the client hands it on to its core (seven calls a second, section 9).
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
  return createClient(settings);
}

/**
 * A function that asks Contentful's delivery API for entries through its SDK. Unresolvable links are removed. Throws
 * ContentServiceError whatever goes wrong.
 */
export function createAsk(connection: Connection): Ask {
  const client = connect(connection);

  return async (query) => {
    try {
      const page = await client.withoutLinkResolution.getEntries(query);
      // Without links to resolve, the SDK need not copy a thousand entries twice.
      const hasLinks = query.include !== 0;
      if (hasLinks) for (const entry of [...page.items, ...(page.includes?.Entry ?? [])]) flatten(entry);
      const answer = pageSchema.safeParse(
        hasLinks ? client.withoutUnresolvableLinks.parseEntries({ ...page }) : page,
      );
      if (answer.success) return answer.data;
    } catch (error) {
      throw toServiceError(error);
    }
    throw new ContentServiceError(NO_LIST);
  };
}

/** The same, with the entries as they were sent beside them: to say which links lead nowhere. */
export function createLinkedAsk(connection: Connection): LinkedAsk {
  // Somebody waits for the answer.
  const client = connect(connection, 3);

  return async (query) => {
    try {
      const page = await client.withoutLinkResolution.getEntries(query);
      if (!pageSchema.safeParse(page).success) throw new ContentServiceError(NO_LIST);
      const { total, items, includes } = page;
      const included = [...items, ...(includes?.Entry ?? []), ...(includes?.Asset ?? [])];
      for (const entry of [...items, ...(includes?.Entry ?? [])]) flatten(entry);
      return {
        total,
        items,
        included: new Set(included.map(({ sys }) => `${sys.type} ${sys.id}`)),
        resolved: client.withoutUnresolvableLinks.parseEntries({ ...page }).items,
      };
    } catch (error) {
      throw isContentServiceError(error) ? error : toServiceError(error);
    }
  };
}

const NO_LIST = 'The content service answered with something that is no list of entries.';

/** Resolving links throws at fields nested deeper than 1,000 levels, which would cost every entry of the answer. */
const FIELD_DEPTH = 500;

/** Empties the fields that are nested too deep: their entry is refused when it is parsed, the others stay. */
function flatten(entry: { fields?: Record<string, unknown> } | null): void {
  const fields = entry?.fields ?? {};
  for (const name in fields) if (isDeeper(fields[name], FIELD_DEPTH)) fields[name] = {};
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; depth <= levels; depth++) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (level.length === 0) return false;
  }
  return true;
}

const sdkError = z.object({ name: z.string(), message: z.string(), code: z.string().optional() });
const details = z.object({
  status: z.number().optional().catch(undefined),
  requestId: z.string().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
});

/** The SDK's error, whose message is JSON where the service answered, as ours. */
function toServiceError(cause: unknown): ContentServiceError {
  const error = sdkError.safeParse(cause).data ?? { name: 'Unknown error', message: '', code: undefined };
  const told = details.safeParse(parseJson(error.message)).data;
  if (!told)
    return new ContentServiceError(
      `The content service could not be reached (${error.code ?? error.name}).`,
      { cause },
    );
  const { status, requestId, message } = told;
  return new ContentServiceError(
    `The content service refused: ${(message || error.name).replace(/\.$/, '')}.`,
    {
      status,
      requestId,
      cause,
    },
  );
}

/** What a 400 answer says about a query's faulty paths, such as `fields.slug` where the content type has no slug. */
export function refusedFields(error: unknown): string[] {
  if (!isContentServiceError(error) || error.status !== 400) return [];
  const text = sdkError.safeParse(error.cause).data?.message ?? '';
  return [...new Set([...text.matchAll(/fields["',\s.\\]+(\w+)/g)].flatMap(([, name]) => name ?? []))];
}
