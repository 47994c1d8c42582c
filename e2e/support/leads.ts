import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { sites } from './sites';

const text = z.string();
const json = text.transform((stored): Record<string, unknown> => JSON.parse(stored));
const rows = z.array(z.object({ id: text, kind: text, status: text, data: json, context: json }));

/** The leads in the database of a site, oldest first, read beside the running server. */
export function storedLeads(databaseUrl: string) {
  if (!databaseUrl.startsWith('file:')) throw new Error('Only SQLite can be read beside the server.');
  using database = new DatabaseSync(databaseUrl.slice('file:'.length), {
    readOnly: true,
    // A server that is writing locks the file for a moment.
    timeout: 60_000,
  });
  return rows.parse(database.prepare('select * from leads order by created_at').all());
}

/** Those of somebody, by default at the site without any configuration. */
export const leadsOf = (email: string, databaseUrl = sites.plain.env.LEADS_DATABASE_URL) =>
  storedLeads(databaseUrl).filter(({ data }) => data.email === email);
