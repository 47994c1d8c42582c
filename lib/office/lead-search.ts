import { setImmediate as giveWay } from 'node:timers/promises';
import type { Database } from '@/lib/database/schema';
import { cleanLine } from '@/lib/forms/clean';
import type { Lead } from '@/lib/inbox/lead';
import { readLeads } from '@/lib/inbox/lead-store';
import { plainLetters } from '@/lib/platform/plain-letters';

const MOST = 50;

/**
 * Finds leads by words of a name or email address, by digits of a phone number, or by a receipt; newest first. Compares
 * one by one, because databases ignore neither case nor accents: 100,000 leads take about a second.
 */
export async function searchLeads(db: Database, query: string): Promise<Lead[]> {
  const isMatch = matcherOf(cleanLine(query));
  const found: Lead[] = [];
  let read = 0;
  for await (const lead of readLeads(db, { status: 'new' })) {
    if (isMatch(lead)) found.push(lead);
    if (found.length > MOST) found.shift();
    // SQLite's rows come without a pause in which anything else could run.
    read += 1;
    if (read % 100 === 0) await giveWay();
  }
  return found.toReversed();
}

function matcherOf(query: string) {
  const words = plainLetters(query).split(' ').filter(Boolean);
  const code = lettersOf(query);
  return ({ id, data }: Lead): boolean => {
    const { name = '', email = '', phone = '', ownerName = '', ownerEmail = '', ownerPhone = '' } = data;
    const text = plainLetters([name, email, ownerName, ownerEmail].join(' '));
    const numbers = [phone, ownerPhone].map((number) => lettersOf(String(number)));
    if (words.length > 0 && words.every((word) => text.includes(word))) return true;
    if (code !== '' && numbers.some((number) => number.includes(code))) return true;
    return code === lettersOf(id) || `so${code}` === lettersOf(id);
  };
}

/** "so7k3m9qxp" of a receipt, "18505550142" of a phone number, however they are written. */
const lettersOf = (text: string) => plainLetters(text).replace(/[^a-z0-9]/g, '');
