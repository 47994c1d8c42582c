import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { sites } from './sites';

const text = z.string();
const json = text.transform((stored): Record<string, unknown> => JSON.parse(stored));
const rows = z.array(z.object({ id: text, kind: text, status: text, data: json, context: json }));

/** Reads the leads from a site's database, oldest first. Works while the server is running. */
export function storedLeads(databaseUrl: string) {
  if (!databaseUrl.startsWith('file:')) throw new Error('Only SQLite databases can be read.');
  using database = new DatabaseSync(databaseUrl.slice('file:'.length), {
    readOnly: true,
    // The server locks the file while it writes.
    timeout: 60_000,
  });
  return rows.parse(database.prepare('select * from leads order by created_at').all());
}

/** Leads with this email address, on the plain site by default. */
export const leadsOf = (email: string, databaseUrl = sites.plain.env.LEADS_DATABASE_URL) =>
  storedLeads(databaseUrl).filter(({ data }) => data.email === email);
