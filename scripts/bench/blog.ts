import { startContentful } from '../../e2e/support/contentful';
import { sites, stubs } from '../../e2e/support/sites';
import { buildSites } from '../lib/end-to-end.mjs';
import { startDeployed } from './servers';
import { printTable } from './table';

const POSTS = 10_000;

/** Prints what 10,000 posts cost: calls to the content service, time and memory. */
export async function run(): Promise<void> {
  const { env } = sites.configured;
  await buildSites();
  await using contentful = await startContentful({ port: stubs.contentful });
  contentful.command({ do: 'reset', posts: POSTS });
  await using site = await startDeployed(Number(env.PORT), env);
  const timed = async (address: string) => {
    contentful.command({ do: 'forget' });
    const start = performance.now();
    const answer = await fetch(site.url + address);
    await answer.text();
    return [answer.status, contentful.asked.length, Math.round(performance.now() - start)] as const;
  };

  const rows = [
    ['the oldest article, cold index', ...(await timed(`/blog/shore-note-number-${POSTS}`))],
    ['the newest article, warm index (≤ 3 calls)', ...(await timed('/blog/shore-note-number-1'))],
    ['the last page of the archive', ...(await timed(`/blog/page/${Math.ceil(POSTS / 12)}`))],
    ['a category', ...(await timed('/blog/category/local-attractions'))],
  ];
  console.log(
    `\n${POSTS.toLocaleString('en-US')} posts in the fake service; the index is read with the first page.\n`,
  );
  printTable(['page', 'status', 'calls to the content service', 'ms'], rows);
  console.log(`\nResident memory of the server: ${site.megabytes()} MB (≤ 400).`);
}
