import { DatabaseSync } from 'node:sqlite';

export interface StoredLead {
  id: string;
  kind: string;
  status: string;
  data: Record<string, string>;
}

/** The leads in the database of a site, oldest first, read beside the running server. */
export function storedLeads(databaseUrl: string | undefined): StoredLead[] {
  if (!databaseUrl?.startsWith('file:')) throw new Error('Only SQLite can be read beside the server.');
  const database = new DatabaseSync(databaseUrl.slice('file:'.length), { readOnly: true });
  const rows = database.prepare('select id, kind, status, data from leads order by created_at').all();
  database.close();
  return rows.map(({ id, kind, status, data }) => ({
    id: String(id),
    kind: String(kind),
    status: String(status),
    data: JSON.parse(String(data)),
  }));
}
