import { execFileSync } from 'node:child_process';
import { openDatabase } from '../open.ts';
import { checkWritable } from '../writable.ts';
import { storeRow } from './rows.ts';

// Usage: node full-disk.ts DATABASE_URL. Simulates a full disk by limiting the size of the files that this process may
// write (prlimit of util-linux). Prints as JSON whether checks and stores succeed before, while and after the disk is
// full.
const db = await openDatabase(process.argv[2] ?? '');
const outcome = (work: Promise<unknown>) => work.then(() => 'ok').catch(() => 'failed');
const limit = (size: string) =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${size}:unlimited`]);

const checkBefore = await outcome(checkWritable(db));
limit('4096');
const checkFull = await outcome(checkWritable(db));
const storeFull = await outcome(storeRow(db, 'a'));
limit('unlimited');
const checkAfter = await outcome(checkWritable(db));
const storeAfter = await outcome(storeRow(db, 'b'));
process.stdout.write(JSON.stringify({ checkBefore, checkFull, storeFull, checkAfter, storeAfter }));
await db.destroy();
