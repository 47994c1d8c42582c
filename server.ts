// Run it with `node server.js` in the folder that `npm run build` creates. Reads settings from the environment and from
// .env files in the working directory.
import path from 'node:path';
import { loadEnvironment } from './scripts/lib/environment.mjs';

Object.assign(process.env, { NODE_ENV: 'production' });
const { LEADS_DATABASE_URL } = await loadEnvironment(process.cwd());
// Rendering needs the site's folder as the working directory, so resolve the database's relative path before `chdir`.
const relativePath = /^file:(?!\/\/)(.*)/;
process.env.LEADS_DATABASE_URL = LEADS_DATABASE_URL.replace(
  relativePath,
  (_, file) => `file:${path.resolve(file)}`,
);
process.chdir(import.meta.dirname);
const { serveSite } = await import('./lib/platform/server/serve-site');
// `unlisted`: pages that the build's sitemap leaves out, because they change without a build or have `noindex`.
await serveSite(import.meta.dirname, {
  errorPath: '/problem',
  unlisted: ['/blog', '/portal', '/book-a-time'],
});
