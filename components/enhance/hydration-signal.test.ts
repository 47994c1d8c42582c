import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// HydrationSignal tells the loader that the whole page is hydrated. But React hydrates content behind a Suspense
// boundary, which `loading.tsx` and `next/dynamic` create too, only later: the loader would replay queued clicks on
// islands that do not listen yet. React would also send that content's markup after `</main>`, where inline scripts are
// trusted (lib/platform/next/document/inline-scripts.ts).
test('every page is sent and hydrated as a whole', () => {
  const files = globSync('{app,components}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files).toContain('components/enhance/hydration-signal.tsx');
  const isLate = (file: string) =>
    /\/loading\.tsx$/.test(file) || /<Suspense\b|\blazy\(|next\/dynamic/.test(readFileSync(file, 'utf8'));
  expect(files.filter(isLate)).toEqual([]);
});
