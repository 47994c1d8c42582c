import type { LeadData } from './forms.ts';
import { trap } from './forms.ts';

/** Together this many weaker signs set a lead aside; fewer never do (rulings, section 4). */
const ENOUGH = 3;

const LINK = /https?:\/\/|www\.\w/gi;
const MARKUP = /\[\/?(?:url|link|b)\b|<\/?(?:a|b|script|iframe|img)\b/i;
const SALES =
  /\b(?:backlinks?|seo (?:services?|rankings?|agency)|casino|crypto(?:currency)? invest\w*|viagra|cialis|payday loans?|guest posts?|first page of google|telegram channel|escorts?)\b/i;
const THROWAWAY =
  /@(?:.*\.)?(?:mailinator|guerrillamail|sharklasers|10minutemail|temp-?mail|yopmail|trashmail|dispostable|getnada|maildrop|throwawaymail|fakeinbox|moakt|tempr)\.\w+$/i;
/** Letters of two scripts within one word, as in a name that imitates another. */
const MIXED = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*[\p{Script=Cyrillic}\p{Script=Greek}])\p{L}{3,}/u;
/** "kJhGfDsQ": case changing all through a word, as generators write. */
const GENERATED = /(?:[a-z][A-Z]+){3,}|[bcdfghjklmnpqrstvwxz]{7,}/;

/**
 * What looks like a program's doing, and whether that is enough to set the lead aside. The trap is enough by
 * itself; of the weaker signs it takes three. Neither JSON nor speed is a sign.
 */
export function judge(
  body: Record<string, unknown>,
  data: LeadData,
  headers: Headers,
): { signs: string[]; spam: boolean } {
  const bait = body[trap.name];
  if (typeof bait === 'string' ? bait.trim() !== '' : bait !== undefined)
    return { signs: ['trap'], spam: true };

  const name = String(data.name ?? '');
  const message = String(data.message ?? '');
  const all = Object.values(data).join('\n');
  const seen: Record<string, boolean> = {
    links: (message.match(LINK)?.length ?? 0) >= 3,
    'link-in-name': LINK_ONCE.test(name),
    markup: MARKUP.test(all),
    sales: SALES.test(message),
    throwaway: THROWAWAY.test(String(data.email ?? '')),
    'mixed-script': MIXED.test(all),
    generated: GENERATED.test(name),
    'no-browser': !headers.get('user-agent'),
  };
  const signs = Object.keys(seen).filter((sign) => seen[sign]);
  return { signs, spam: signs.length >= ENOUGH };
}

/** Without the flag that makes a pattern remember where it stood. */
const LINK_ONCE = new RegExp(LINK.source, 'i');
