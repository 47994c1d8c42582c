import { existsSync } from 'node:fs';
import path from 'node:path';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import { readBuild } from '../build.ts';
import { buildPaths } from '../build-output.ts';
import { tagsOf } from '../cache-entry.ts';
import { elementsOf, parseDocument } from '../document/html.ts';
import { optimizeDocument } from '../document/optimize.ts';
import { DATA_TYPE } from '../document/page-data.ts';
import { shortNames, usedRules } from '../document/used-rules.ts';
import { isInternal } from '../requests.ts';
import { toRoutes } from '../routes-manifest.ts';
import { nextTags } from '../tags.ts';
import { type BuildEvidence, pageContext, SAMPLE } from './build-evidence.ts';

/** Something that Next does not promise, and this folder relies on (README.md). */
export interface Assumption {
  /** What we rely on, as a sentence. */
  says: string;
  /** The file in this folder to change when it is no longer so. */
  file: string;
  holds(evidence: BuildEvidence): boolean;
}

/** The kinds of shapes in the build's documents that the optimizer does not know. */
function unknownIn({ files, documents }: BuildEvidence): string[] {
  return [...documents.values()].flatMap((html) => {
    const result = optimizeDocument(parseDocument(html), { files, canFetchData: true });
    return 'unknown' in result ? [result.unknown] : [];
  });
}

const knowsAll =
  (...kinds: string[]) =>
  (evidence: BuildEvidence) =>
    !unknownIn(evidence).some((kind) => kinds.includes(kind));

/** Everything that can be read from a build. What shows only while a server runs is in contract.test.ts. */
export const assumptions: readonly Assumption[] = [
  {
    says: 'A page is a document with a head and a body, and its scripts are async files below /_next/',
    file: 'document/optimize.ts',
    holds: knowsAll('document', 'runtime'),
  },
  {
    says: "A page's data stands in it as calls of self.__next_f.push with JSON, and nothing else runs inline but the bundler's start",
    file: 'document/inline-scripts.ts',
    holds: knowsAll('script', 'page-data'),
  },
  {
    says: 'Style sheets are links to files of the build',
    file: 'document/inline-styles.ts',
    holds: knowsAll('style-sheet'),
  },
  {
    says: "Tailwind's utilities stand in a layer of their own, and a page needs some of them",
    file: 'document/used-rules.ts',
    holds: ({ files, documents }) => {
      const document = parseDocument(documents.get(SAMPLE) ?? '');
      return elementsOf(document, 'link').some(({ attributes: { rel, href = '' } }) => {
        const css = (rel === 'stylesheet' && files(href)) || '';
        const names = shortNames([css], document);
        return names.size > 0 && String(usedRules([css], document, names)).length < css.length / 1.5;
      });
    },
  },
  {
    says: 'Files below /_next/static/ lie in the folder static of the build',
    file: 'document/built-files.ts',
    holds: ({ files, documents }) => {
      const document = parseDocument(documents.get(SAMPLE) ?? '');
      const [script] = elementsOf(document, 'script').flatMap(({ attributes: { src } }) => src ?? []);
      return script !== undefined && files(script) !== null;
    },
  },
  {
    says: "Next's cache hands over a page with its text, its data and its segments",
    file: 'file-system-cache.ts',
    holds: ({ entry }) =>
      entry?.value?.kind === 'APP_PAGE' &&
      typeof entry.value.html === 'string' &&
      Buffer.isBuffer(entry.value.rscData) &&
      entry.value.segmentData instanceof Map,
  },
  {
    says: "A page's tags stand in a header of its entry",
    file: 'cache-entry.ts',
    holds: ({ entry }) => entry !== null && tagsOf(entry, pageContext).length > 0,
  },
  {
    says: "A page's key ends with its address, and the build's list says how long the page is good for",
    file: 'build.ts',
    holds: ({ dir, meta }) =>
      readBuild(buildPaths(dir).server).lifetimeOf(meta.routeCache?.key ?? '')?.revalidate !== undefined,
  },
  {
    says: 'Times of revalidation are kept in one map for the whole process',
    file: 'tags.ts',
    holds: () => nextTags instanceof Map,
  },
  {
    says: 'A page answers with its data alone where the header rsc asks for it',
    file: 'document/page-data.ts',
    holds: ({ routes }) => routes.rsc?.header === 'rsc' && routes.rsc.contentTypeHeader === DATA_TYPE,
  },
  {
    says: 'Request headers that change what Next answers have names that we know',
    file: 'requests.ts',
    holds: () => routerHeaders.FLIGHT_HEADERS.every((name) => isInternal(name)),
  },
  {
    says: 'The list of routes names them, with their patterns and rewrites',
    file: 'routes-manifest.ts',
    holds: ({ routes }) => toRoutes(routes).fixed.has(SAMPLE),
  },
  {
    says: 'The build keeps what it cached of its data in cache/fetch-cache',
    file: 'build-output.ts',
    holds: ({ dir }) => existsSync(path.dirname(buildPaths(dir).fetchCache)),
  },
];
