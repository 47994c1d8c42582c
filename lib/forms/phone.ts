import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Matches the prefix 00, which most of the world dials for "+". No American number begins with it. */
const INTERNATIONAL_PREFIX = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/** Matches the beginning of a Mexican number that still has the 1 that mobile numbers had until 2019. */
const OLD_MEXICAN_PREFIX = /^\+52[\s.)-]*1[\s.-]*(?=(?:\d[\s.-]*){10}$)/;

/** Matches words in parentheses, such as "(cell)". */
const LABEL = /\([^()\p{Nd}]*\)/gu;

/** Matches words after a number, such as "(after 5 pm)", but no extension and no second number. */
const NOTE = /(?<=\p{Nd})[^\p{L}\p{Nd}]+(?!e?x)(\p{L}+(?:\P{Nd}*\p{Nd}){0,3}\P{Nd}*)$/iu;

/** Removes what people write around a number: `tel:`, `#`, `Cell: `, `(home)`, a comma, the parentheses of `(+1)`. */
function stripWords(text: string): string {
  const number = text
    .replace(LABEL, ' ')
    .replace(NOTE, '')
    .replace(/^[^\p{Nd}+(＋（]+/u, '')
    .replace(/^[(（]\s*(?=[+＋])/, '');
  return /^.*\p{Nd}/su.exec(number)?.[0] ?? '';
}

/** Returns what a visitor wrote after a number, such as "after 5 pm"; empty for a label such as "(cell)". */
export function parsePhoneNote(text: string): string {
  const [, note = ''] = NOTE.exec(text.replace(LABEL, ' ')) ?? [];
  return note.replace(/[).]$/, '');
}

/** Returns a number in E.164 plus any extension ("+18505550142 ext. 12"); null if its length is impossible. */
export function toPhone(text: string): string | null {
  const number = stripWords(text).replace(INTERNATIONAL_PREFIX, '+').replace(OLD_MEXICAN_PREFIX, '+52 ');
  const phone = parsePhoneNumberFromString(number, { defaultCountry: 'US', extract: false });
  if (!phone?.isPossible()) return null;
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number;
}
