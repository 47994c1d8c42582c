import { DatabaseSync } from 'node:sqlite';
import { sites } from './sites';

interface StoredLead {
  id: string;
  kind: string;
  status: string;
  data: Record<string, string>;
  context: Record<string, unknown>;
}

/** The leads in the database of a site, oldest first, read beside the running server. */
export function storedLeads(databaseUrl: string | undefined): StoredLead[] {
  if (!databaseUrl?.startsWith('file:')) throw new Error('Only SQLite can be read beside the server.');
  using database = new DatabaseSync(databaseUrl.slice('file:'.length), { readOnly: true });
  const rows = database
    .prepare('select id, kind, status, data, context from leads order by created_at')
    .all();
  return rows.map(({ id, kind, status, data, context }) => ({
    id: String(id),
    kind: String(kind),
    status: String(status),
    data: JSON.parse(String(data)),
    context: JSON.parse(String(context)),
  }));
}

/** Those of somebody, by default at the site without any configuration. */
export const leadsOf = (email: string, databaseUrl = sites.plain.env.LEADS_DATABASE_URL) =>
  storedLeads(databaseUrl).filter(({ data }) => data.email === email);
