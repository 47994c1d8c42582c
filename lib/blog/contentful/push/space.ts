import { type AssetProps, createClient } from 'contentful-management';
import { sdkErrorOf } from '../sdk-error';

type Settings = Record<'spaceId' | 'environmentId' | 'accessToken' | 'host', string>;

/** An entry, asset, content type or tag, as the management API shows it. */
export interface Resource {
  sys: { id: string; version: number; publishedVersion?: number };
}

export type Space = ReturnType<typeof openSpace>;

/** One environment of a space, through Contentful's own SDK, which waits and tries again. `host` may be an origin too. */
export function openSpace({ host, accessToken, spaceId, environmentId }: Settings) {
  const origin = URL.parse(host);
  const name = origin?.host ?? host;
  const client = createClient(
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
  const urlOf = (path: string) => `/spaces/${spaceId}/environments/${environmentId}/${path}`;

  return {
    /** What is at a path such as `entries/lighthouse`; null where nothing is. */
    async find<Found>(path: string): Promise<Found | null> {
      try {
        return await client.raw.get<Found>(urlOf(path));
      } catch (error) {
        if (sdkErrorOf(error).name === 'NotFound') return null;
        throw error;
      }
    },
    /** Creates what is at a path, or changes `known`, unless somebody else has changed it meanwhile. */
    write: <Kind extends Resource>(path: string, body: object, known?: Resource | null, type?: string) =>
      client.raw.put<Kind>(urlOf(path), body, {
        headers: {
          ...(known && { 'X-Contentful-Version': known.sys.version }),
          ...(type && { 'X-Contentful-Content-Type': type }),
        },
      }),
    publish: (path: string, { sys }: Resource) =>
      client.raw.put(urlOf(`${path}/published`), null, { headers: { 'X-Contentful-Version': sys.version } }),
    /** Uploads a file; returns the link by which an asset takes it. */
    async upload(bytes: Buffer) {
      // A copy with a buffer of its own: Node reads small files into a shared one.
      const { sys } = await client.upload.create({}, { file: new Uint8Array(bytes).buffer });
      return { sys: { type: 'Link', linkType: 'Upload', id: sys.id } };
    },
    /** Waits until the file that was uploaded for an asset lies at an address of its own. */
    process: (asset: Resource, locale: string) =>
      client.asset.processForLocale({}, asset as AssetProps, locale, {
        processingCheckWait: 500,
        processingCheckRetries: 120,
      }),
  };
}

/** What the service said, in one line. */
export function reasonOf(error: unknown): string {
  const { name, message, code, answer } = sdkErrorOf(error);
  if (!answer) return `${code ?? name}: ${message}`;
  const details = JSON.stringify(answer.details ?? {}).slice(0, 400);
  return `${answer.message || name} (status ${answer.status}, request ${answer.requestId}) ${details}`;
}
