import 'server-only';
import { env } from '@/lib/platform/env';
import { findOlderDatabases } from './database/older.ts';
import { log } from './log.ts';

/** Names databases of leads that lie where an earlier release kept them: nobody reads or delivers those. */
export function noticeOlderDatabases(): void {
  const databases = findOlderDatabases(env.LEADS_DATABASE_URL, process.cwd());
  if (databases.length > 0)
    log.warn({ databases }, 'leads may lie in a database that is not in use; see deploy/README.md, "Leads"');
}
