import { vi } from 'vitest';

// Tests always book calls of 20 minutes from 9 to 5, whatever hours the content has.
vi.mock('@/content/meetings', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/meetings')>();
  const hours = { minutes: 20, weekdays: [1, 2, 3, 4, 5], opens: 9 * 60, closes: 17 * 60 };
  const availability = { ...original.availability, ...hours, leadHours: 4, lastDay: 14, closed: [] };
  return { ...original, availability };
});
