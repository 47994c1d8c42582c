import fc from 'fast-check';
import { oneWordOf, value } from './values';

const route = fc.oneof(
  oneWordOf('newsletter partner referral contact about nothing .. %2e%2e __proto__').map(
    (form) => `/api/leads/${form}`,
  ),
  oneWordOf('vision revalidate draft csp metrics health health/live health/ready').map(
    (name) => `/api/${name}`,
  ),
  oneWordOf(`/api /api/ /api/leads /api/nothing /feed.xml /feed.json /server-sitemap.xml /robots.txt /llms.txt
    /.well-known/security.txt /_next/image /_next/webpack-hmr /og/none /blog/none.md /blog/...md /sitemap.xml
    /video/hero.mp4`),
);

const tail = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: oneWordOf('/ // /x %00 ;a=b %2f .json /.. \\') },
);

const pair = fc
  .tuple(oneWordOf('secret slug url w q page _rsc path redirect'), value)
  .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);

const query = fc.oneof(
  fc.constant(''),
  fc.array(pair, { maxLength: 4 }).map((pairs) => `?${pairs.join('&')}`),
  fc.string({ maxLength: 40 }).map((text) => `?${text.replace(/[^!-~]/g, '')}`),
);

export const path = fc.tuple(route, tail, query).map((parts) => parts.join('').slice(0, 12_000));
