import { type FormBody, honeypot, type LeadData } from './forms.ts';

/** So many weaker signs together make a lead spam; fewer never do. */
const ENOUGH = 3;

const LINK = /https?:\/\/|www\.\w/i;
const MARKUP = /\[\/?(?:url|link|b)\b|<\/?(?:a|b|script|iframe|img)\b/i;
const SALES =
  /\b(?:crypto(?:currency)? invest|(?:backlinks?|seo (?:services?|rankings?|agency)|casino|viagra|cialis|payday loans?|guest posts?|first page of google|telegram channel|escorts?)\b)/i;
const THROWAWAY =
  /^(mailinator|guerrillamail|sharklasers|10minutemail|temp-?mail|yopmail|trashmail|dispostable|getnada|maildrop|throwawaymail|fakeinbox|moakt|tempr)$/;
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
    sales: SALES.test(message),
    throwaway: isThrowaway(String(data.email ?? '')),
    'mixed-script': hasMixedWord(all),
    generated: GENERATED.test(name),
    'no-browser': !headers.get('user-agent'),
  };
  const signs = Object.keys(seen).filter((sign) => seen[sign]);
  return { signs, isSpam: signs.length >= ENOUGH };
}

/** Whether the domain is one of a provider of addresses for a few minutes, or below one. */
const isThrowaway = (email: string) => THROWAWAY.test(email.toLowerCase().split(/[@.]/).at(-2) ?? '');

/** Letters of two scripts within one word, as in a name that imitates another. */
const hasMixedWord = (text: string) =>
  (text.match(WORD) ?? []).some((word) => LATIN.test(word) && LOOKALIKE.test(word));
