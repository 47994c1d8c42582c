import type { Database } from '@/lib/database/schema';
import { cleanLine } from '@/lib/forms/clean';
import type { Lead } from '@/lib/inbox/lead';
import { readLeads } from '@/lib/inbox/lead-store';
import { RECEIPT_PREFIX } from '@/lib/inbox/receipt';
import { toPlainLetters } from '@/lib/platform/plain-letters';

const MAX_RESULTS = 50;

/** Returns the newest first. Compares in code (1 s for 100,000 leads), because SQLite can't ignore case and accents. */
export async function searchLeads(db: Database, query: string): Promise<Lead[]> {
  const isMatch = createMatcher(cleanLine(query));
  const matches: Lead[] = [];
  for await (const lead of readLeads(db, { status: 'new' })) {
    if (isMatch(lead)) matches.push(lead);
    if (matches.length > MAX_RESULTS) matches.shift();
  }
  return matches.toReversed();
}

function createMatcher(query: string) {
  const words = toPlainLetters(query).split(' ').filter(Boolean);
  const code = toAlphanumeric(query);
  return ({ id, data }: Lead): boolean => {
    const { name = '', email = '', phone = '', ownerName = '', ownerEmail = '', ownerPhone = '' } = data;
    const text = toPlainLetters([name, email, ownerName, ownerEmail].join(' '));
    const numbers = [phone, ownerPhone].map((number) => toAlphanumeric(String(number)));
    if (words.length > 0 && words.every((word) => text.includes(word))) return true;
    if (code !== '' && numbers.some((number) => number.includes(code))) return true;
    return [code, toAlphanumeric(RECEIPT_PREFIX) + code].includes(toAlphanumeric(id));
  };
}

/** Returns "so7k3m9qxp" for a receipt number, and "18505550142" for a phone number. */
const toAlphanumeric = (text: string) => toPlainLetters(text).replace(/[^a-z0-9]/g, '');
