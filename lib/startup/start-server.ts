import 'server-only';
import { rentals } from '@/content/rentals';
import { rememberSlugs } from '@/lib/blog/source';
import { closeSharedDatabase, sharedDatabase } from '@/lib/database/shared-database';
import { checkWritable } from '@/lib/database/writable';
import { officeTargets } from '@/lib/delivery/lead-targets';
import { startOutboxWorker } from '@/lib/delivery/outbox-worker';
import { env } from '@/lib/platform/env';
import { isBuilding } from '@/lib/platform/next/build-phase';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { processState } from '@/lib/platform/observability/process-state';
import { startReadingCalendars } from '@/lib/rentals/calendars';
import { startVisitStore } from '@/lib/visits/visit-store';
import { sendersFor } from './all-targets';

/** Starts the delivery of leads, the reading of the homes' calendars, and the graceful shutdown. */
export function startServer(): void {
  if (isBuilding()) return;
  const unknownHome = env.RENTAL_CALENDARS.find(({ id }) => !rentals.some((home) => home.id === id))?.id;
  if (unknownHome) {
    logOf('server').fatal(`RENTAL_CALENDARS names "${unknownHome}", but there is no home with this id.`);
    process.exit(1);
  }
  if (officeTargets(env).length === 0)
    logOf('leads').warn(
      'nobody is told of new leads: "npm run leads" lists them; to be told, set SMTP_URL and LEADS_NOTIFY_TO, ' +
        'LEADS_WEBHOOK_URL, or HUBSPOT_PORTAL_ID and the ids of its forms',
    );
  void reportUnwritable();
  rememberSlugs(sharedDatabase);
  const senders = sendersFor(env);
  const stopReading = startReadingCalendars();
  const stopWorker = senders.length > 0 ? startOutboxWorker(sharedDatabase, senders) : null;
  const stopVisits = startVisitStore(sharedDatabase);
  // The server finishes requests first (lib/platform/server/serve-site.ts). Interrupted deliveries resume after the
  // restart.
  processState.stops.add(async () => {
    stopReading();
    await Promise.all([stopWorker?.(), stopVisits()]);
    await closeSharedDatabase();
  });
}

/** Logs once if leads cannot be stored. A database that cannot be opened is logged there. */
async function reportUnwritable(): Promise<void> {
  const db = await sharedDatabase().catch(() => null);
  await (db && checkWritable(db))?.catch((error) => {
    logOf('leads').error({ failure: failureOf(error) }, 'leads cannot be stored');
  });
}
