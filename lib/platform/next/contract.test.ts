import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Server, startSite } from '../testing/start-site.ts';
import { buildDir } from './build-output.ts';
import { readDraftKey } from './requests.ts';
import { assumptions } from './testing/assumptions.ts';
import { type BuildEvidence, readEvidence, SAMPLE } from './testing/build-evidence.ts';

/**
 * Holds this folder against a real build of the site. After a new version of Next, what fails here names the file to
 * change. `npm run contract` runs it alone.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const build = path.join(root, buildDir);

const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');

/** What a file relies on, in the words of README.md. */
function reliesOn(file: string): string {
  const rows = readme.split('\n').map((row) => row.split(' | '));
  const words = rows.find(([, where]) => where?.startsWith(`\`${file}\``))?.[0];
  if (!words) throw new Error(`README.md has no row for ${file}.`);
  return words.replace('| ', '');
}

/** The assumptions that do not hold, as sentences that name the file to change. */
function broken(evidence: BuildEvidence): string[] {
  return Object.entries(assumptions)
    .filter(([, holds]) => !isTrue(() => holds(evidence)))
    .map(([file]) => `${reliesOn(file)}: change lib/platform/next/${file}`);
}

function isTrue(holds: () => boolean): boolean {
  try {
    return holds();
  } catch {
    return false;
  }
}

test('README.md says what each file relies on', () => {
  for (const file of Object.keys(assumptions)) expect(reliesOn(file)).toBeTruthy();
});

test('the build is as we know it', async () => {
  expect(broken(await readEvidence(build))).toEqual([]);
});

describe('a change is noticed, and the file to change is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** A copy of the build with `from` replaced in `file`. */
  async function mutated(file: string, from: string | RegExp, to: string): Promise<string[]> {
    const copy = mkdtempSync(path.join(folder, 'build-'));
    const app = path.join(copy, 'server/app');
    mkdirSync(path.join(copy, 'cache'));
    for (const name of ['BUILD_ID', 'prerender-manifest.json', 'routes-manifest.json'])
      cpSync(path.join(build, name), path.join(copy, name));
    for (const ending of ['.html', '.meta', '.rsc', '.segments'])
      cpSync(path.join(build, `server/app${SAMPLE}${ending}`), path.join(app, SAMPLE + ending), {
        recursive: true,
      });
    symlinkSync(path.join(build, 'static'), path.join(copy, 'static'));
    expect(broken(await readEvidence(copy))).toEqual([]);

    const target = path.join(copy, file);
    const text = readFileSync(target, 'utf8');
    writeFileSync(target, text.replaceAll(from, to));
    expect(readFileSync(target, 'utf8')).not.toBe(text);
    return broken(await readEvidence(copy));
  }

  test.each([
    [
      'a script attribute of another name',
      `server/app${SAMPLE}.html`,
      ' async=""',
      ' defer=""',
      'document/optimize.ts',
    ],
    [
      'data handed over in another way',
      `server/app${SAMPLE}.html`,
      '__next_f',
      '__next_g',
      'document/inline-scripts.ts',
    ],
    [
      'a style sheet that is no file',
      `server/app${SAMPLE}.html`,
      /(rel="stylesheet" href=")[^"]*/g,
      '$1/a.css',
      'document/inline-styles.ts',
    ],
    [
      'classes that stand elsewhere',
      `server/app${SAMPLE}.html`,
      ' class="',
      ' data-class="',
      'document/used-rules.ts',
    ],
    ['a key of another form', `server/app${SAMPLE}.meta`, '/$/', '/#/', 'cache/build.ts'],
    [
      'a field that the manifest lacks',
      'prerender-manifest.json',
      'initialRevalidateSeconds',
      'revalidate',
      'cache/build.ts',
    ],
    [
      'a header that is gone',
      `server/app${SAMPLE}.meta`,
      'x-next-cache-tags',
      'x-tags',
      'cache/cache-entry.ts',
    ],
  ])('%s', async (_, file, from, to, named) => {
    const message = expect.stringContaining(`change lib/platform/next/${named}`);
    expect(await mutated(file, from, to)).toContainEqual(message);
  });
});

describe('a server', () => {
  let site: Server | undefined;
  let url = '';
  const secret = 'a-secret-of-exactly-sixty-four-characters-for-signed-webhooks-01';

  beforeAll(async () => {
    site = await startSite({ REVALIDATE_SECRET: secret });
    url = site.url;
  }, 40_000);

  afterAll(() => site?.stop(), 20_000);

  test('an answer says whether it was made before (responses.ts)', async () => {
    const { headers } = await fetch(`${url}${SAMPLE}`);
    expect(headers.get('x-nextjs-cache')).toMatch(/^(HIT|STALE)$/);
  });

  test('a page that is never made again may be held for a year, which the server shortens (responses.ts)', async () => {
    const { headers } = await fetch(`${url}/team`);
    expect(headers.get('cache-control')).toBe('s-maxage=300, stale-while-revalidate=31535700');
  });

  test('a visitor in draft mode is known by a cookie (requests.ts, deploy/nginx)', async () => {
    const slug = 'the-quiet-lakes-behind-the-dunes';
    const { headers } = await fetch(`${url}/api/draft?secret=${secret}&slug=${slug}`, { redirect: 'manual' });
    expect(headers.get('set-cookie')).toContain(`__prerender_bypass=${readDraftKey(build)};`);
  });

  test('a page is the same whoever has it made (requests.ts)', async () => {
    const made = async (name: string, headers: Record<string, string> = {}) => {
      const html = (await (await fetch(`${url}/blog/${name}`, { headers })).text()).replaceAll(name, '');
      const [data = ''] = /(?<=<script type="application\/json">)[^<]*/.exec(html) ?? [];
      // The rows of the data are numbered as they come, in another order each time.
      const letters = data
        .match(/[^\da-f]/g)
        ?.sort()
        .join('');
      return { document: html.replace(data, ''), letters };
    };
    const page = await made('asked-for-by-a-visitor');
    expect(await made('asked-for-by-a-bot', { 'user-agent': 'Twitterbot/1.0' })).toEqual(page);
    expect(await made('asked-for-by-a-guess', { cookie: '__prerender_bypass=guessed' })).toEqual(page);
  });

  test('nothing unknown was met while pages were served (unknown-shapes.ts)', async () => {
    for (const path of [
      '/',
      '/partner',
      '/blog',
      '/search',
      '/portal',
      '/no-such-page',
      '/blog/no-such-post',
    ])
      await fetch(url + path);
    const metrics = await (await fetch(`${url}/api/metrics`)).text();
    expect(metrics).toContain('http_requests_total');
    expect(metrics).not.toMatch(/^next_unknown_shapes\{/m);
  });
});
