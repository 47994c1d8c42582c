import { expect, test } from 'vitest';
import { adoptRenderer, rejectedForm, rejectWithPage } from './rejected-form.ts';

const refused = {
  code: 'too-many-requests',
  body: {},
  errors: {},
  problem: 'Please wait.',
  back: '/partner',
};

/** Counts the pages that are rendered. */
function countPages(status = 200) {
  const pages: unknown[] = [];
  adoptRenderer(async (path) => {
    pages.push(path);
    return { status, html: JSON.stringify(rejectedForm()), headers: { 'retry-after': '5' } };
  });
  return pages;
}

test('a refusal that shows nothing of the form is rendered once', async () => {
  const pages = countPages();
  for (const _ of [1, 2, 3]) {
    const response = await rejectWithPage('/form-problem', refused, { status: 429 });
    expect([response.status, await response.json()]).toEqual([429, refused]);
  }
  await rejectWithPage('/form-problem', { ...refused, back: '/contact' }, { status: 429 });
  expect(pages).toHaveLength(2);
});

test.each([
  ['/form-problem', { ...refused, kind: 'contact', body: { name: 'Ada' } }],
  ['/office/SO-AAAA-AAAA?key=secret', refused],
])('the page %s of one person is rendered for that person', async (path, form) => {
  const pages = countPages();
  for (const _ of [1, 2]) expect((await rejectWithPage(path, form, { status: 422 })).status).toBe(422);
  expect(pages).toHaveLength(2);
});

test('a page that cannot be rendered now says so, and is tried again', async () => {
  const pages = countPages(503);
  for (const _ of [1, 2]) {
    const { status, headers } = await rejectWithPage(
      '/preview-problem',
      { ...refused, code: 'unauthorized' },
      { status: 401 },
    );
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(pages).toHaveLength(2);
});
