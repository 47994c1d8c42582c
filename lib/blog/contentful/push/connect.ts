import { createClient, type PlainClientAPI } from 'contentful-management';
import { z } from 'zod';

export interface ManagementSettings {
  spaceId: string;
  environmentId: string;
  accessToken: string;
  /** A host, or an origin such as http://127.0.0.1:4000. */
  host: string;
}

/** One space's environment, through Contentful's own SDK; it waits and tries again where the service limits it. */
export function connect({ host, accessToken, spaceId, environmentId }: ManagementSettings): PlainClientAPI {
  const origin = URL.parse(host);
  const name = origin?.host ?? host;
  return createClient(
    {
      accessToken,
      host: name,
      // Files go to a host of their own: upload.contentful.com, upload.eu.contentful.com.
      hostUpload: name.replace(/^api\./, 'upload.'),
      insecure: origin?.protocol === 'http:',
      retryLimit: 8,
      timeout: 60_000,
      logHandler: () => {},
    },
    { defaults: { spaceId, environmentId } },
  );
}

const refusal = z.object({ name: z.string(), message: z.string(), code: z.string().optional() });
const details = z.object({
  status: z.number().optional(),
  message: z.string().optional(),
  requestId: z.string().optional(),
  details: z.unknown(),
});

/** What the service said, in one line. */
export function reasonOf(error: unknown): string {
  const { name, message, code } = refusal.safeParse(error).data ?? { name: 'Unknown error', message: '' };
  const told = details.safeParse(parseJson(message)).data;
  if (!told) return [code ?? name, message].filter(Boolean).join(': ');
  const faults = JSON.stringify(told.details ?? {});
  const facts = [told.status && `status ${told.status}`, told.requestId && `request ${told.requestId}`];
  return `${told.message || name} (${facts.filter(Boolean).join(', ')})${faults === '{}' ? '' : ` ${faults.slice(0, 400)}`}`;
}

export const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
