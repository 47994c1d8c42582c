import { createClient, type PlainClientAPI } from 'contentful-management';
import { sdkErrorOf } from '../sdk-error';

type Settings = Record<'spaceId' | 'environmentId' | 'accessToken' | 'host', string>;

/** One space's environment, through Contentful's own SDK, which waits and tries again. `host` may be an origin too. */
export function connect({ host, accessToken, spaceId, environmentId }: Settings): PlainClientAPI {
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

/** What the service said, in one line. */
export function reasonOf(error: unknown): string {
  const { name, message, code, answer } = sdkErrorOf(error);
  if (!answer) return [code ?? name, message].filter(Boolean).join(': ');
  const faults = JSON.stringify(answer.details ?? {});
  const facts = [
    answer.status && `status ${answer.status}`,
    answer.requestId && `request ${answer.requestId}`,
  ];
  return `${answer.message || name} (${facts.filter(Boolean).join(', ')})${faults === '{}' ? '' : ` ${faults.slice(0, 400)}`}`;
}

export const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;
