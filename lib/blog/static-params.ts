import { catchServiceError } from './content-service-error';

/** The params to prerender, or none if the content service is down, so that the build succeeds. */
export function recentParams<Params>(read: () => Promise<Params[]>): Promise<Params[]> {
  return catchServiceError(read, ({ message }) => {
    console.warn(
      `\n[blog] WARNING: the content service failed while building. The site is built without articles and shows them as soon as the service answers.\n[blog] ${message}\n`,
    );
    return [];
  });
}
