import { expect, test } from 'vitest';
import { plainApostrophes } from './plain-apostrophes.ts';

test.each([
  ['<p>Owner&#x27;s Portal</p>', "<p>Owner's Portal</p>"],
  ['<a title="it&#x27;s">a</a>', `<a title="it's">a</a>`],
  ['<script>push("T5,a&#x27;b")</script><p>a&#x27;b</p>', `<script>push("T5,a&#x27;b")</script><p>a'b</p>`],
  ['<p>&quot;&amp;#x27;</p>', '<p>&quot;&amp;#x27;</p>'],
])('%s', (escaped, plain) => {
  expect(plainApostrophes(escaped)).toBe(plain);
});
