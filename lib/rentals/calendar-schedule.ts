import { env } from '@/lib/platform/env';
import { expirePages, readCalendars } from './calendars';

const MINUTE = 60_000;

/** Less than the ten in which a change is on the pages. */
const EVERY_MINUTES = 9;

/** A calendar without a copy is tried again after this time, twice that, up to a minute: a server starts busily. */
const FIRST_RETRY = 5_000;

/** Reads all calendars now, and again every nine minutes. Returns a function that stops it. */
export function startReadingCalendars(): () => void {
  expirePages();
  if (env.RENTAL_CALENDARS.length === 0) return () => {};
  let timer: NodeJS.Timeout;
  function read(which: 'all' | 'missing', wait: number) {
    readCalendars(which);
    // All instances read at the same moments, so that none renders a page from an older copy than the others.
    const untilMinute = MINUTE - (Date.now() % MINUTE);
    timer = setTimeout(
      () => {
        const isTurn = Math.floor(Date.now() / MINUTE) % EVERY_MINUTES === 0;
        read(isTurn ? 'all' : 'missing', wait * 2);
      },
      Math.min(wait, untilMinute),
    ).unref();
  }
  read('all', FIRST_RETRY);
  return () => clearTimeout(timer);
}
