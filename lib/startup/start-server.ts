import 'server-only';
import { publishedSource } from '@/lib/blog/source';
import { rememberSlugsOf } from '@/lib/contentful/source';
import { closeSharedDatabase, sharedDatabase } from '@/lib/database/shared-database';
import { checkWritable } from '@/lib/database/writable';
import { activeTargetNames, isConfigured, officeTargets } from '@/lib/delivery/lead-targets';
import { startOutboxWorker } from '@/lib/delivery/outbox-worker';
import { startScheduledEmails } from '@/lib/delivery/scheduled-emails';
import { emailSettings } from '@/lib/delivery/send-email';
import { allTargets } from '@/lib/office/all-targets';
import { createMorningEmail } from '@/lib/office/morning-email';
import { env } from '@/lib/platform/env';
import { isBuilding } from '@/lib/platform/next/build-phase';
import { failureOf } from '@/lib/platform/observability/failure';
import { logOf } from '@/lib/platform/observability/log';
import { processState } from '@/lib/platform/observability/process-state';
import { startReadingCalendars } from '@/lib/rentals/calendars';
import { publishedHomes } from '@/lib/rentals/homes';
import { monthEmail } from '@/lib/visits/month-email';
import { startVisitStore } from '@/lib/visits/visit-store';

/** Resolves when the server may respond to requests. */
export async function startBackgroundJobs(): Promise<void> {
  if (isBuilding()) return;
  const hints = officeTargets.map(({ hint }) => hint).join(', or ');
  if (activeTargetNames(env).length === 0)
    logOf('leads').warn(`nobody is told of new leads: "npm run leads" lists them; to be told, set ${hints}`);
  void reportUnwritable();
  const sources = [publishedSource(), publishedHomes()];
  const readingIndexes = sources.map((source) => rememberSlugsOf(source, sharedDatabase));
  let stopReading = () => {};
  const targets = allTargets.filter((target) => isConfigured(env, target));
  const stopWorker = targets.length > 0 ? startOutboxWorker(sharedDatabase, targets, env) : null;
  const settings = emailSettings(env);
  const stopEmails = settings?.office
    ? startScheduledEmails(sharedDatabase, [createMorningEmail(), monthEmail], settings)
    : null;
  const stopVisits = startVisitStore(sharedDatabase);
  // The server runs this after it has finished all requests (stop.ts). Interrupted deliveries resume after the restart.
  processState.stops.add(async () => {
    stopReading();
    await Promise.all([stopWorker?.(), stopEmails?.(), stopVisits()]);
    await closeSharedDatabase();
  });
  await Promise.all(readingIndexes);
  // It names homes that don't exist, so the homes must be read before.
  stopReading = startReadingCalendars();
}

/** Logs an error if the database opens but isn't writable. If it doesn't open, `sharedDatabase` logs that. */
async function reportUnwritable(): Promise<void> {
  const db = await sharedDatabase().catch(() => null);
  await (db && checkWritable(db))?.catch((error) => {
    logOf('leads').error({ failure: failureOf(error) }, 'leads cannot be stored');
  });
}
