import { type FormBody, honeypot, type LeadData } from './forms';

/** So many weaker signs together make a lead spam; fewer never do. */
const ENOUGH = 3;

const LINK = /https?:\/\/|www\.\w/i;
const MARKUP = /\[\/?(?:url|link|b)\b|<\/?(?:a|b|script|iframe|img)\b/i;
const SALES = [
  /\bcrypto(?:currency)? invest/i,
  /\b(?:backlinks?|seo (?:services?|rankings?|agency)|guest posts?|first page of google|telegram channel)\b/i,
  /\b(?:casino|viagra|cialis|payday loans?|escorts?)\b/i,
];
const THROWAWAY = [
  ...[
    '10minutemail',
    'dispostable',
    'fakeinbox',
    'getnada',
    'guerrillamail',
    'maildrop',
    'mailinator',
    'moakt',
  ],
  ...['sharklasers', 'temp-mail', 'tempmail', 'tempr', 'throwawaymail', 'trashmail', 'yopmail'],
];
const WORD = /\p{L}{3,}/gu;
const LATIN = /\p{Script=Latin}/u;
const LOOKALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** "kJhGfDsQ": case changing all through a word, as generators write. */
const GENERATED = /(?:[a-z][A-Z]+){3,}|[bcdfghjklmnpqrstvwxz]{7,}/;

/** The signs of spam in what a form sent, and whether they are enough: the honeypot is, weaker signs add up. */
export function judge(body: FormBody, data: LeadData, headers: Headers) {
  const value = body[honeypot.name];
  if (typeof value === 'string' ? value.trim() !== '' : value !== undefined)
    return { signs: ['honeypot'], isSpam: true };

  const name = String(data.name ?? '');
  const message = String(data.message ?? '');
  const all = Object.values(data).join('\n');
  const seen: Record<string, boolean> = {
    links: message.split(LINK).length > 3,
    'link-in-name': LINK.test(name),
    markup: MARKUP.test(all),
    sales: SALES.some((pattern) => pattern.test(message)),
    throwaway: isThrowaway(String(data.email ?? '')),
    'mixed-script': hasMixedWord(all),
    generated: GENERATED.test(name),
    'no-browser': !headers.get('user-agent'),
  };
  const signs = Object.keys(seen).filter((sign) => seen[sign]);
  return { signs, isSpam: signs.length >= ENOUGH };
}

/** Whether the domain is one of a provider of addresses for a few minutes, or below one. */
const isThrowaway = (email: string) => THROWAWAY.includes(email.toLowerCase().split(/[@.]/).at(-2) ?? '');

/** Letters of two scripts within one word, as in a name that imitates another. */
const hasMixedWord = (text: string) =>
  (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKALIKE.test(word));
