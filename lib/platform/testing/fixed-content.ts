import { vi } from 'vitest';

// Tests always run in Central time, whatever time zone the content has.
vi.mock('@/content/time-zone', () => ({ timeZone: { id: 'America/Chicago', name: 'Central' } }));

// Tests always book calls of 20 minutes from 9 to 5, whatever hours the content has.
vi.mock('@/content/meetings', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/meetings')>();
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  const hours = { minutes: 20, days, opens: '09:00', closes: '17:00' };
  const availability = { ...original.availability, ...hours, leadHours: 4, lastDay: 14, closed: [] };
  return { ...original, availability };
});

// Tests know how one curve spreads a year, whatever areas and curves the content has.
vi.mock('@/content/season-curves', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/content/season-curves')>();
  const curve = {
    nights: [8, 11, 19, 16, 17, 25, 26, 17, 13, 15, 8, 7],
    rates: [190, 205, 290, 285, 310, 405, 425, 325, 275, 275, 210, 215],
  };
  const seasonCurves = Object.fromEntries(Object.keys(original.seasonCurves).map((id) => [id, curve]));
  return { ...original, seasonCurves };
});
