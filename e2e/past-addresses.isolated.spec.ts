import { globSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { startSite } from '@/lib/platform/testing/start-site';
import { callWebhook, startContentful } from './support/contentful';
import { copyOfBuild } from './support/scale/cluster';
import { ownSettings, sites } from './support/sites';
import { expect, test } from './support/test';

/** What an editor does to two articles, one thing after the other, and what each address answers then. */
const steps = [
  [{ first: 'One' }, { one: 200, two: 404, three: 404 }],
  [{ first: 'Two' }, { one: 'two', two: 200, three: 404 }],
  [{ first: 'Three' }, { one: 'three', two: 'three', three: 200 }],
  [{ first: 'One' }, { one: 200, two: 'one', three: 'one' }],
  [{ first: null }, { one: 410, two: 410, three: 410 }],
  [{ first: 'One' }, { one: 200, two: 'one', three: 'one' }],
  [{ other: 'Two' }, { one: 200, two: 200, three: 'one' }],
  [
    { first: 'Two', other: 'One' },
    { one: 200, two: 200, three: 'two' },
  ],
  [{ other: null }, { one: 'two', two: 200, three: 'two' }],
] as const;

/** The status of an address, or where it leads in one hop; browsers must not keep either. */
async function answerAt(address: string) {
  const { status, headers } = await fetch(address, { redirect: 'manual' });
  const target = headers.get('location');
  expect(headers.get('cache-control'), address).not.toMatch(/(^|[ ,])max-age=[1-9]/);
  if (status === 308) expect(headers.get('cache-control')).toBe('no-cache');
  return target ? new URL(target, address).pathname : status;
}

/** Pages on the disk become ten minutes old: without a webhook each is made again after five. */
function age(build: string) {
  const past = Date.now() / 1000 - 600;
  for (const file of globSync(`${build}/server/**/{blog,articles-as-text}/*`)) utimesSync(file, past, past);
}

/** One restart for each change takes long: two addresses, and every change that one of them can see. */
const someSteps = steps.flatMap(([changes, { one, two }], n) =>
  n === 2 || n > 5 ? [] : [[changes, { one, two }] as const],
);

const ways = [
  ['with a webhook', steps],
  ['without one, the site restarted after each change', someSteps],
] as const;

for (const [how, taken] of ways)
  test(`addresses last ${how}`, async () => {
    await using contentful = await startContentful();
    contentful.command({ do: 'reset' });
    using own = ownSettings();
    using build = copyOfBuild();
    const env = {
      ...sites.configured.env,
      CONTENTFUL_HOST: contentful.url,
      CONTENTFUL_IMAGE_HOSTS: contentful.host,
      LEADS_DATABASE_URL: own.env.LEADS_DATABASE_URL,
      NEXT_BUILD_DIR: path.basename(build.path),
    };
    let site = await startSite(env);
    await using running = new AsyncDisposableStack();
    running.defer(() => site.stop());
    const restart = async () => {
      await site.stop();
      age(build.path);
      site = await startSite(env);
    };

    for (const [changes, expected] of taken) {
      for (const [id, title] of Object.entries(changes))
        if (title) contentful.command({ do: 'publish', entry: { id, fields: { title, content1: id } } });
        else contentful.command({ do: 'unpublish', id });
      if (how === 'with a webhook')
        for (const [id, title] of Object.entries(changes))
          expect((await callWebhook(id, title ? 'publish' : 'unpublish', site.url)).status).toBe(200);
      else await restart();
      for (const [slug, answer] of Object.entries(expected))
        for (const end of ['', '.md']) {
          const wanted = typeof answer === 'string' ? `/blog/${answer}${end}` : answer;
          const address = `${site.url}/blog/${slug}${end}`;
          // A page that has become old is served once more while it is made again.
          await expect.poll(() => answerAt(address), JSON.stringify([changes, slug + end])).toBe(wanted);
        }
    }
    if (taken !== steps) return;

    // Lists name present addresses only.
    for (const list of ['/feed.xml', '/server-sitemap.xml']) {
      const text = await (await fetch(site.url + list)).text();
      expect(text.match(/\/blog\/(one|three)\b/g), list).toBeNull();
    }
    expect(await answerAt(`${site.url}/blog/%74hree`)).toBe('/blog/two');
    for (const unlike of ['Three', 'three.', '.three'])
      expect(await answerAt(`${site.url}/blog/${unlike}`), unlike).toBe(404);

    // The service fails, and nothing that was read of it is new enough.
    contentful.command({ do: 'mode', mode: { kind: '500' } });
    await callWebhook('first', 'publish', site.url);
    expect(await answerAt(`${site.url}/blog/three`)).toBe('/blog/two');
    expect(await answerAt(`${site.url}/blog/three.md`)).toBe('/blog/two.md');
    expect(await answerAt(`${site.url}/blog/never`)).toBe(503);
    await restart();
    for (const slug of ['three', 'three.md', 'never'])
      expect(await answerAt(`${site.url}/blog/${slug}`)).toBe(503);
    contentful.command({ do: 'mode', mode: { kind: 'ok' } });
    await expect.poll(() => answerAt(`${site.url}/blog/three`)).toBe('/blog/two');
  });
