import { openDatabase } from '../open.ts';
import { readStoredIds, storeRow } from './rows.ts';

// Usage: node store-and-list.ts DATABASE_URL ID... Stores a lead with each id, prints the ids of all stored leads as
// JSON, and exits.
const [url = '', ...ids] = process.argv.slice(2);
const db = await openDatabase(url);
for (const id of ids) await storeRow(db, id);
process.stdout.write(JSON.stringify(await readStoredIds(db)));
process.exit(0);
