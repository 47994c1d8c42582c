import { expect, test } from 'vitest';
import { regions } from '@/content/regions';
import { llmsText } from './llms-text';

test('llms.txt links to each region’s page for owners and to the sample analysis', () => {
  const text = llmsText([], []);
  for (const { id, name, partner } of regions)
    expect(text).toContain(
      `[${name} Vacation Rental Management](http://localhost:3000/partner/${id}): ${partner.metaDescription}`,
    );
  expect(text).toContain('(http://localhost:3000/partner/sample-analysis): ');
});
