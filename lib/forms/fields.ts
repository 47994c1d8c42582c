import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { type FieldCopy, formMessages } from '@/content/forms';
import { cleanEmail, cleanLine, cleanText } from './clean';
import { toPhone } from './phone';

export type Value = string | number | boolean;

export type FieldSettings = {
  control?: 'textarea' | 'checkbox';
  type?: 'text' | 'email' | 'tel';
  maxLength?: number;
  pattern?: string;
  /** An invalid value of a hidden field is dropped, because visitors couldn't correct it. */
  isHidden?: boolean;
  /** Converts the text to the stored value; null if it is invalid. Default: the text itself. */
  toValue?: (text: string) => Value | null;
  /** Formats the stored value for people. Default: unchanged. */
  formatValue?: (value: Value) => string;
};

export type Field = Omit<FieldSettings, 'control'> &
  FieldCopy & {
    name: string;
    control: 'input' | 'select' | 'textarea' | 'checkbox';
    required: boolean;
    schema: z.ZodType<Value | undefined>;
  };

/** Matches "$85,000", "92.5k", "1.2 M" and "85k per year". */
const AMOUNT =
  /^\s*\$? ?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(\.\d{1,2})? ?([kKmM]?)(?: ?USD)?(?: ?(?:\/|a |per )?(?:yr|year))?\s*$/;
const MULTIPLIERS: Record<string, number> = { k: 1_000, m: 1_000_000 };
/** Digits: ASCII, Arabic, Persian, and full-width Japanese. */
const DIGITS = '\\d\\u0660-\\u0669\\u06f0-\\u06f9\\uff10-\\uff19';
const EXPLICIT_NO = /^(false|no|off|0)$/i;

/** In characters: more than any option's value has. */
const MAX_CHOICE_LENGTH = 120;

export const lineSettings: FieldSettings = { type: 'text', maxLength: 120 };
const email: FieldSettings = {
  type: 'email',
  maxLength: 254,
  pattern: '(?!\\.|[^@]*\\.[.@])[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+',
  toValue(text) {
    // Convert the domain to Punycode, because not all email servers accept international domain names.
    const address = text.replace(/@.*/, (end) =>
      /^@[\p{L}\p{M}\p{N}.。-]+$/u.test(end) ? `@${domainToASCII(end.slice(1))}` : end.toLowerCase(),
    );
    return isEmail(address) ? address : null;
  },
};
const phone: FieldSettings = {
  type: 'tel',
  maxLength: 40,
  // Browsers require only six digits, because no phone number has fewer. The server then checks the whole number.
  pattern: `(?:[^${DIGITS}]*[${DIGITS}]){6}[\\s\\S]*`,
  toValue: toPhone,
};

/** Settings by field name. Selects and single-line text fields need no entry. */
const settingsByName: Record<string, FieldSettings> = {
  email,
  phone,
  property: { ...lineSettings, maxLength: 200 },
  bedrooms: { toValue: Number },
  // The stored value is in whole US dollars.
  revenue: {
    ...lineSettings,
    maxLength: 20,
    pattern: AMOUNT.source,
    toValue(text) {
      const [, whole = '', fraction = '', unit = ''] = AMOUNT.exec(text) ?? [];
      const amount = Number(whole.replaceAll(',', '') + fraction) * (MULTIPLIERS[unit.toLowerCase()] ?? 1);
      // In floating point, 4.35 * 1,000 is slightly less than 4,350. So round to cents before dropping them.
      return whole ? Math.floor(Number(amount.toFixed(2))) : null;
    },
  },
  ownerEmail: email,
  ownerPhone: phone,
  message: { control: 'textarea', maxLength: 4000 },
  // For a checked box browsers send "on", but anything except an explicit "no" counts as checked.
  consent: { control: 'checkbox', toValue: (text) => !EXPLICIT_NO.test(text) || null },
};

/** Same check as HTML's `type=email`, but only for addresses that email servers accept. */
function isEmail(text: string): boolean {
  const [name = '', domain = ''] = text.split('@');
  const [last = '', ...others] = domain.split('.').toReversed();
  const isDeliverable =
    name.length <= 64 && !/^\.|\.\.|\.$/.test(name) && others.length > 0 && /\D/.test(last);
  return isDeliverable && z.regexes.html5Email.test(text);
}

/** Creates a form field from its copy and settings. A field whose copy has no `missing` message is optional. */
export function toField(name: string, copy: FieldCopy, overrides: FieldSettings = {}): Field {
  const { missing, invalid = missing, options } = copy;
  const settings = { ...(settingsByName[name] ?? (options ? {} : lineSettings)), ...overrides };
  const control = settings.control ?? (options ? 'select' : 'input');
  const cleanInput = settings.type === 'email' ? cleanEmail : cleanLine;
  const clean = control === 'textarea' ? cleanText : cleanInput;
  const { maxLength = MAX_CHOICE_LENGTH, toValue = (text: string) => text } = settings;

  const schema = z.unknown().transform((value, context): Value | undefined => {
    const reject = (message: string = formMessages.plainText) => {
      if (settings.isHidden) return undefined;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (value !== undefined && typeof value !== 'string') return reject();
    const rejectLength = () => reject(settings.maxLength ? formMessages.tooLong(maxLength) : invalid);
    // Reject huge input before the patterns run on it. The limit is doubled here, because browsers send a line break as
    // two characters.
    if (value && value.length > 2 * maxLength) return rejectLength();

    const text = clean(value ?? '');
    if (!text) return missing === undefined ? undefined : reject(missing);
    if (text.length > maxLength) return rejectLength();
    const option = options?.find(({ value }) => value === text);
    if (options && !option) return reject(invalid);
    if (option?.rejected) return reject(option.rejected);
    return toValue(text) ?? reject(invalid);
  });
  return { ...settings, ...copy, name, control, required: missing !== undefined, schema };
}
