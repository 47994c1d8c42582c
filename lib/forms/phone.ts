import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The "+" of a country code as most of the world dials it; no American number begins like that. */
const ABROAD = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/** Mexico's mobile prefix until 2019. */
const OLD_MEXICAN = /^\+52[\s.)-]*1[\s.-]*(?=(?:\d[\s.-]*){10}$)/;

/** Words in brackets: "(cell)". */
const LABEL = /\([^()\p{Nd}]*\)/gu;

/** Words after a number, such as "(after 5 pm)", but neither an extension nor another number. */
const NOTE = /(?<=\p{Nd})[^\p{L}\p{Nd}]+(?!e?x)(\p{L}+(?:\P{Nd}*\p{Nd}){0,3}\P{Nd}*)$/iu;

/** Removes what people write around a number: `tel:`, `#`, `Cell: `, `(home)`, a comma, the brackets of `(+1)`. */
function stripWords(text: string): string {
  const number = text
    .replace(LABEL, ' ')
    .replace(NOTE, '')
    .replace(/^[^\p{Nd}+(＋（]+/u, '')
    .replace(/^[(（]\s*(?=[+＋])/, '');
  return /^.*\p{Nd}/su.exec(number)?.[0] ?? '';
}

/** Returns what a visitor wrote after a number: "after 5 pm". Empty for a label such as "(cell)". */
export function parsePhoneNote(text: string): string {
  const [, note = ''] = NOTE.exec(text.replace(LABEL, ' ')) ?? [];
  return note.replace(/[).]$/, '');
}

/** Returns a number in E.164 ("+18505550142 ext. 12"), American by default; null if its length is impossible. */
export function toPhone(text: string): string | null {
  const number = stripWords(text).replace(ABROAD, '+').replace(OLD_MEXICAN, '+52 ');
  const phone = parsePhoneNumberFromString(number, { defaultCountry: 'US', extract: false });
  if (!phone?.isPossible()) return null;
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number;
}
