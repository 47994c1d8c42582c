import { openDatabase } from '../open.ts';
import { storedIds, storeRow } from './rows.ts';

// Stores leads, prints the ids of all leads as JSON, and closes the database:
// node store-and-list.ts DATABASE_URL ID...
const [url = '', ...ids] = process.argv.slice(2);
const db = await openDatabase(url);
for (const id of ids) await storeRow(db, id);
process.stdout.write(JSON.stringify(await storedIds(db)));
process.exit(0);
