import { afterAll, expect, test, vi } from 'vitest';
import { startContentful } from '@/e2e/support/contentful';
import { forgetSingleton } from '@/lib/platform/singleton';
import { findDraftProblems } from './draft-problems';
import { env } from './testing/env';

vi.mock('@/lib/platform/env', () => import('@/lib/blog/testing/env'));

forgetSingleton('blog.drafts');
const contentful = await startContentful();
contentful.command({ do: 'reset' });
env.CONTENTFUL_PREVIEW_HOST = contentful.url;
afterAll(() => contentful.close());

test('finds problems of a draft, also compared with other posts', async () => {
  const fields = { title: 'Before ten: five mornings', slug: 'a', content1: '<p>Words</p><h4>Deep</h4>' };
  contentful.command({ do: 'draft', entry: { id: 'draft', tags: ['beach'], fields } });
  expect((await findDraftProblems('draft')).map(({ problem }) => problem)).toEqual(['heading-order']);
  const [sample] = [...contentful.space.published.values()];
  const title = sample?.fields.text1 ?? sample?.fields.title;
  contentful.command({ do: 'draft', entry: { id: 'draft', tags: [], fields: { ...fields, title } } });
  expect((await findDraftProblems('draft')).map(({ problem }) => problem)).toEqual([
    'duplicate-title',
    'no-category',
    'heading-order',
  ]);
});

test('finds nothing if the entry is gone, the service fails or nothing is configured', async () => {
  expect(await findDraftProblems('gone')).toEqual([]);
  contentful.command({ do: 'mode', mode: { kind: '401' } });
  expect(await findDraftProblems('draft')).toEqual([]);
  env.CONTENTFUL_SPACE_ID = undefined;
  expect(await findDraftProblems('draft')).toEqual([]);
});
