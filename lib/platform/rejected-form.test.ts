import { expect, test } from 'vitest';
import { rejectedForm, rejectWithPage, setPageRenderer } from './rejected-form.ts';

const rejected = {
  code: 'too-many-requests',
  body: {},
  errors: {},
  problem: 'Please wait.',
  back: '/partner',
};

/** Sets a renderer whose pages have this status. Returns a list that will contain the path of each rendered page. */
function recordPages(status = 200) {
  const paths: unknown[] = [];
  setPageRenderer(async (path) => {
    paths.push(path);
    return { status, html: JSON.stringify(rejectedForm()), headers: { 'retry-after': '5' } };
  });
  return paths;
}

test('an error page that shows no input is rendered once', async () => {
  const paths = recordPages();
  for (const _ of [1, 2, 3]) {
    const response = await rejectWithPage('/form-problem', rejected, { status: 429 });
    expect([response.status, await response.json()]).toEqual([429, rejected]);
  }
  await rejectWithPage('/form-problem', { ...rejected, back: '/contact' }, { status: 429 });
  expect(paths).toHaveLength(2);
});

test.each([
  ['/form-problem', { ...rejected, kind: 'contact', body: { name: 'Ada' } }],
  ['/office/SO-AAAA-AAAA?key=secret', rejected],
])('%s may show personal data, so it is rendered every time', async (path, form) => {
  const paths = recordPages();
  for (const _ of [1, 2]) expect((await rejectWithPage(path, form, { status: 422 })).status).toBe(422);
  expect(paths).toHaveLength(2);
});

test('a page that fails to render responds with its own status, and is rendered again', async () => {
  const paths = recordPages(503);
  for (const _ of [1, 2]) {
    const { status, headers } = await rejectWithPage(
      '/preview-problem',
      { ...rejected, code: 'unauthorized' },
      { status: 401 },
    );
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(paths).toHaveLength(2);
});
