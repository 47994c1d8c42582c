import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// HydrationSignal tells the loader that the whole page is hydrated. With a Suspense boundary this would be wrong: React
// hydrates the boundary's content later, so the loader would replay queued clicks on islands that do not listen yet.
// React would also send that content after `</main>`, where inline scripts are trusted (inline-scripts.ts).
// `loading.tsx`, `lazy` and `next/dynamic` create such boundaries too.
test('every page is sent and hydrated as a whole', () => {
  const files = globSync('{app,components}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files).toContain('components/enhance/hydration-signal.tsx');
  const isLate = (file: string) =>
    /\/loading\.tsx$/.test(file) || /<Suspense\b|\blazy\(|next\/dynamic/.test(readFileSync(file, 'utf8'));
  expect(files.filter(isLate)).toEqual([]);
});
