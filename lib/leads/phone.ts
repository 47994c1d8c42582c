import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The "+" of a country code as most of the world dials it; no American number begins like that. */
const ABROAD = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/** Returns a number in E.164 ("+18505550142 ext. 12"), American by default; null if its length is impossible. */
export function toPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.replace(ABROAD, '+'), {
    defaultCountry: 'US',
    extract: false,
  });
  if (!phone?.isPossible()) return null;
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number;
}
