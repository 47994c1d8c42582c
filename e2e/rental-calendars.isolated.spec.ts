import { calendarNotes } from '@/content/rental-pages';
import { rentals } from '@/content/rentals';
import { startHttp } from '@/lib/platform/testing/http-server';
import { startSite } from '@/lib/platform/testing/start-site';
import { addDays } from '@/lib/time/calendar-days';
import { fetchOnNewConnection } from './support/fetch';
import { copyBuild } from './support/scale/cluster';
import { createTempSettings, sites } from './support/sites';
import { expect, inDays, test } from './support/test';

const [homeId = '', brokenId = ''] = rentals.map(({ id }) => id);
const home = `/vacation-rentals/${homeId}`;

/** Long enough for several attempts, because the site retries a failed calendar every minute. */
const retryOptions = { timeout: 300_000 };

/** Returns a calendar in which one night is taken. */
const formatCalendar = (night: string) => `BEGIN:VCALENDAR
BEGIN:VEVENT
DTSTART;VALUE=DATE:${night.replaceAll('-', '')}
SUMMARY:Secretname
END:VEVENT
END:VCALENDAR
`;

// lib/rentals/calendars.test.ts checks when calendars are read again, and what several instances do.
test('a home’s page shows the nights that its calendar has taken, and health which calendar fails', async () => {
  await using feed = await startHttp((_, response) => response.end(formatCalendar(inDays(40))));
  await using broken = await startHttp((_, response) => response.writeHead(500).end());
  using settings = createTempSettings();
  const addresses = [
    `${homeId}=${feed.url}/a.ics`,
    `${brokenId}=${broken.url}/b.ics`,
    `no-such-home=${feed.url}/c.ics`,
  ];
  const RENTAL_CALENDARS = addresses.map((address) => `${address}?s=Secretkey`).join(', ');
  using build = copyBuild(sites.plain.builds);
  await using site = await startSite({ ...settings.env, RENTAL_CALENDARS }, { folder: build.path });

  const read = async (address: string) => (await fetchOnNewConnection(site.url + address)).text();
  const ask = (checkIn: string) =>
    read(`/api/rentals/availability?check-in=${checkIn}&check-out=${addDays(checkIn, 3)}`);
  await expect.poll(() => read(home), retryOptions).toContain(calendarNotes.feed);
  expect(await read(home)).not.toContain(calendarNotes.sample);
  expect(await read(`/vacation-rentals/${brokenId}`)).toContain(calendarNotes.none);
  const statuses = async () =>
    Object.fromEntries(
      Object.entries<{ status: string }>(JSON.parse(await ask(inDays(39))).homes).map(([id, { status }]) => [
        id,
        status,
      ]),
    );
  await expect.poll(statuses, retryOptions).toMatchObject({ [homeId]: 'taken', [brokenId]: 'unknown' });
  const health = await read('/api/health');
  expect(JSON.parse(health).parts.rentalCalendars).toEqual({
    status: 'degraded',
    failing: [{ home: brokenId, host: broken.host }],
    unknownHomes: ['no-such-home'],
  });
  expect(site.output()).toContain(
    'RENTAL_CALENDARS names \\"no-such-home\\", but there is no home with this id.',
  );
  expect(health + (await read(home)) + site.output()).not.toMatch(/Secret(name|key)/);
});
