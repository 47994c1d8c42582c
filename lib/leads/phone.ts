import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** How most of the world writes the "+" of a country code; no American number begins like that. */
const ABROAD = /^\s*\(?00\)?[\s.-]*(?=[1-9])/;

/**
 * The number in E.164 ("+18505550142 ext. 12"), American without a country code; null for one of an impossible
 * length.
 */
export function toPhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text.replace(ABROAD, '+'), {
    defaultCountry: 'US',
    extract: false,
  });
  if (!phone?.isPossible()) return null;
  return phone.ext ? `${phone.number} ext. ${phone.ext}` : phone.number;
}
