import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { sites } from './sites';

const text = z.string();
const json = text.transform((stored): Record<string, unknown> => JSON.parse(stored));
const rows = z.array(z.object({ id: text, kind: text, status: text, data: json, context: json }));

export function readRows(databaseUrl: string, query: string, ...values: string[]) {
  using database = new DatabaseSync(databaseUrl.slice('file:'.length), {
    readOnly: true,
    // Wait if the file is locked, as it is while the server writes.
    timeout: 60_000,
  });
  return database.prepare(query).all(...values);
}

export const selectLeads = (databaseUrl: string) =>
  rows.parse(readRows(databaseUrl, 'select * from leads order by created_at'));

export const leadsOf = (email: string, databaseUrl = sites.plain.env.LEADS_DATABASE_URL) =>
  selectLeads(databaseUrl).filter(({ data }) => data.email === email);
