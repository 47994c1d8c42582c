import { existsSync } from 'node:fs';
import path from 'node:path';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import { buildPaths } from '../build-output.ts';
import { readBuild } from '../cache/build.ts';
import { tagsOf } from '../cache/cache-entry.ts';
import { nextTags } from '../cache/tags.ts';
import { elementsOf, parseDocument } from '../document/html.ts';
import { optimizeDocument } from '../document/optimize.ts';
import { usedRules } from '../document/used-rules.ts';
import { isInternal } from '../requests.ts';
import { toRoutes } from '../routes-manifest.ts';
import { type BuildEvidence, pageContext, SAMPLE } from './build-evidence.ts';

/** The kinds of shapes in the build's documents that the optimizer does not know. */
function unknownIn({ files, documents }: BuildEvidence): string[] {
  return [...documents.values()].flatMap((html) => {
    const result = optimizeDocument(parseDocument(html), files);
    return typeof result === 'string' ? [] : [result.unknown];
  });
}

const knowsAll =
  (...kinds: string[]) =>
  (evidence: BuildEvidence) =>
    !unknownIn(evidence).some((kind) => kinds.includes(kind));

/** Whether what each file relies on (README.md) still holds, as far as a build tells; the rest is in contract.test.ts. */
export const assumptions: Record<string, (evidence: BuildEvidence) => boolean> = {
  'document/optimize.ts': knowsAll('document', 'runtime'),
  'document/inline-scripts.ts': knowsAll('script', 'page-data'),
  'document/inline-styles.ts': knowsAll('style-sheet'),
  'document/used-rules.ts': ({ files, documents }) => {
    const document = parseDocument(documents.get(SAMPLE) ?? '');
    return elementsOf(document, 'link').some(({ attributes: { rel, href = '' } }) => {
      const css = (rel === 'stylesheet' && files(href)) || '';
      const rules = usedRules(css, document).length;
      return rules > usedRules(css, { ...document, classes: new Set() }).length && rules < css.length / 1.5;
    });
  },
  'document/built-files.ts': ({ files, documents }) => {
    const document = parseDocument(documents.get(SAMPLE) ?? '');
    const [script] = elementsOf(document, 'script').flatMap(({ attributes: { src } }) => src ?? []);
    return script !== undefined && files(script) !== null;
  },
  'cache/file-system-cache.ts': ({ entry }) =>
    entry?.value?.kind === 'APP_PAGE' &&
    typeof entry.value.html === 'string' &&
    Buffer.isBuffer(entry.value.rscData) &&
    entry.value.segmentData instanceof Map,
  'cache/cache-entry.ts': ({ entry }) => entry !== null && tagsOf(entry, pageContext).length > 0,
  'cache/build.ts': ({ dir, meta }) =>
    readBuild(buildPaths(dir).server).lifetimeOf(meta.routeCache?.key ?? '')?.revalidate !== undefined,
  'cache/tags.ts': () => nextTags instanceof Map,
  'requests.ts': () => routerHeaders.FLIGHT_HEADERS.every((name) => isInternal(name)),
  'routes-manifest.ts': ({ routes }) => toRoutes(routes).fixed.has(SAMPLE),
  'build-output.ts': ({ dir }) => existsSync(path.dirname(buildPaths(dir).fetchCache)),
};
