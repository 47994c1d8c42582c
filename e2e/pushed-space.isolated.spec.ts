import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startSite } from '@/lib/platform/testing/start-site';
import { callWebhook, startContentful, tokens } from './support/contentful';
import { copyOfBuild } from './support/scale/cluster';
import { sites } from './support/sites';
import { expect, test } from './support/test';

const run = promisify(execFile);

/** The tags and texts in `main`, without what differs by its nature: dates, where files lie, and focal points, which follow later. */
function mainOf(page: Page, html: string): Promise<string[] | undefined> {
  return page.evaluate((html) => {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    for (const part of main?.querySelectorAll('time, span:has(> time), script') ?? []) part.remove();
    for (const picture of main?.querySelectorAll('img') ?? [])
      picture.replaceWith(`${picture.alt}, ${picture.width} x ${picture.height}`);
    for (const link of main?.querySelectorAll('a[href$=".jpg"]') ?? []) link.replaceWith(...link.childNodes);
    return main?.innerHTML.split(/(?=<)/);
  }, html);
}

test('a space that push has filled shows the seventeen articles as the samples show them', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await using contentful = await startContentful();
  using build = copyOfBuild();
  const space = {
    CONTENTFUL_SPACE_ID: 'seaoats',
    CONTENTFUL_MANAGEMENT_TOKEN: tokens.management,
    CONTENTFUL_MANAGEMENT_HOST: contentful.url,
    CONTENTFUL_ACCESS_TOKEN: tokens.delivery,
    CONTENTFUL_HOST: contentful.url,
    CONTENTFUL_IMAGE_HOSTS: contentful.host,
    NEXT_BUILD_DIR: path.basename(build.path),
    REVALIDATE_SECRET: sites.configured.env.REVALIDATE_SECRET,
  };
  const env = { ...process.env, ...space };
  await run('npm', ['run', 'contentful', '--', 'push', '--publish'], { env });
  const checked = await run('npm', ['run', '--silent', 'contentful', '--', 'check'], { env });
  expect(checked.stdout).toContain('17 posts checked, nothing is wrong.');

  // Pages that were built from another space: each is made anew, as after an editor's publish.
  await using site = await startSite({ ...sites.plain.env, ...space });
  const ids = [...contentful.space.published.keys()];
  for (const { status } of await Promise.all(ids.map((id) => callWebhook(id, 'publish', site.url))))
    expect(status).toBe(200);

  const list = await (await request.get(`${sites.plain.url}/blog/search-index.json`)).text();
  const slugs = [...new Set(list.match(/\/blog\/[\w-]+(?=")/g))];
  expect(slugs).toHaveLength(17);
  const read = async (url: string) => (await request.get(url)).text();
  for (const address of ['/blog', ...slugs]) {
    const isOfSpace = async () => (await read(site.url + address)).includes(contentful.host);
    await expect.poll(isOfSpace, `${address} is made from the space`).toBe(true);
    const [pushed, sample] = await Promise.all(
      [site, sites.plain].map(async ({ url }) => mainOf(page, await read(url + address))),
    );
    expect(pushed, address).toEqual(sample);
  }
});
