import { catchServiceError } from '@/lib/blog/contentful/content-service-error';

/** Returns no params if the content service is down, so that the build succeeds. */
export function recentParams<Params>(read: () => Promise<Params[]>): Promise<Params[]> {
  return catchServiceError(read, ({ message }) => {
    console.warn(`
[blog] WARNING: the content service failed during the build, so the site starts without articles and adds them later.
[blog] ${message}
`);
    return [];
  });
}
