import { honeypot, type LeadData } from '@/lib/forms/lead-forms';
import type { FormBody } from '@/lib/platform/http/form-handler';

const MIN_SIGNALS = 3;

const LINK = /https?:\/\/|www\.\w/i;
const MARKUP = /\[\/?(?:url|link|b)\b|<\/?(?:a|b|script|iframe|img)\b/i;
const SALES = [
  /\bcrypto(?:currency)? invest/i,
  /\b(?:backlinks?|seo (?:services?|rankings?|agency)|guest posts?|first page of google|telegram channel)\b/i,
  /\b(?:casino|viagra|cialis|payday loans?|escorts?)\b/i,
];
const THROWAWAY = (
  '10minutemail dispostable fakeinbox getnada guerrillamail maildrop mailinator moakt sharklasers temp-mail ' +
  'tempmail tempr throwawaymail trashmail yopmail'
).split(' ');
const WORD = /\p{L}{3,}/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Matches "kJhGfDsQ" and "xkcdvbn": alternating case or only consonants, as from a random generator. */
const GENERATED_NAME = /(?:[a-z][A-Z]+){3,}|[bcdfghjklmnpqrstvwxz]{7,}/;

/** A filled honeypot alone makes a form spam; otherwise it takes three spam signals. */
export function detectSpam(body: FormBody, data: LeadData, headers: Headers) {
  const value = body[honeypot.name];
  if (typeof value === 'string' ? value.trim() !== '' : value !== undefined)
    return { spamSignals: ['honeypot'], isSpam: true };

  const name = String(data.name ?? '');
  const message = String(data.message ?? '');
  const all = Object.values(data).join('\n');
  const signals: Record<string, boolean> = {
    links: message.split(LINK).length > 3,
    'link-in-name': LINK.test(name),
    markup: MARKUP.test(all),
    sales: SALES.some((pattern) => pattern.test(message)),
    throwaway: isThrowaway(String(data.email ?? '')),
    'mixed-script': hasMixedWord(all),
    generated: GENERATED_NAME.test(name),
    'no-browser': !headers.get('user-agent'),
  };
  const spamSignals = Object.keys(signals).filter((name) => signals[name]);
  return { spamSignals, isSpam: spamSignals.length >= MIN_SIGNALS };
}

const isThrowaway = (email: string) => THROWAWAY.includes(email.toLowerCase().split(/[@.]/).at(-2) ?? '');

/** Whether a word mixes Latin with Cyrillic or Greek letters, as in a name that imitates another. */
const hasMixedWord = (text: string) =>
  (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKALIKE.test(word));
