import { z } from 'zod';
import { type FieldCopy, formMessages } from '../../content/forms.ts';
import { parseInstant } from '../meetings/slots.ts';
import { slotWords } from '../meetings/words.ts';
import { cleanLine, cleanText } from './clean.ts';
import { toPhone } from './phone.ts';

export type Value = string | number | boolean;

/** How a field is drawn, what the browser checks, and what is stored. */
type Look = {
  control?: 'textarea' | 'checkbox';
  type?: 'text' | 'email' | 'tel';
  maxLength?: number;
  pattern?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  autoComplete?: string;
  /** Takes the whole row where the form has two columns. */
  span?: boolean;
  /** What is stored for a text, null for one that cannot be right; the text itself without. */
  toValue?: (text: string) => Value | null;
  /** The stored value as people read it; as it is without. */
  toWords?: (value: Value) => string;
};

/** One field: its copy, how it is drawn, what the browser checks, and (by its schema) what the server checks. */
export type Field = ReturnType<typeof toField>;

const MONEY = /^\$? ?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})? ?(k?)$/i;
const NOT_CHECKED = /^(false|no|off|0)$/i;

/** Longer than the value of any option. */
const LONGEST_CHOICE = 120;

const line: Look = { type: 'text', maxLength: 120 };
const email: Look = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 254,
  pattern: '[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+',
  toValue: (text) => (isEmail(text) ? text.replace(/@.*/, (domain) => domain.toLowerCase()) : null),
};
const phone: Look = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40, toValue: toPhone };

/** By the name of the field, which means the same in every form. Choices and lines of text need nothing beside their copy. */
const looks: Record<string, Look> = {
  name: { ...line, autoComplete: 'name' },
  email,
  phone,
  property: { ...line, autoComplete: 'address-line1', maxLength: 200, span: true },
  bedrooms: { toValue: Number },
  // In whole dollars; "$85,000" and "85k" are understood.
  revenue: {
    ...line,
    inputMode: 'numeric',
    maxLength: 20,
    pattern: '\\$? ?[\\d,]+(\\.\\d{1,2})? ?[kK]?',
    toValue(text) {
      const [, amount, thousands] = MONEY.exec(text) ?? [];
      return amount ? Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1) : null;
    },
  },
  ownerName: { ...line, autoComplete: 'off' },
  ownerEmail: { ...email, autoComplete: 'off' },
  ownerPhone: { ...phone, autoComplete: 'off' },
  message: { control: 'textarea', maxLength: 4000, span: true },
  // Any value but an explicit no counts as checked, as browsers send "on".
  consent: { control: 'checkbox', span: true, toValue: (text) => !NOT_CHECKED.test(text) || null },
  // The start of a meeting, kept as an instant in UTC. Whether it is free is for lib/meetings to say.
  slot: {
    ...line,
    maxLength: 40,
    toWords: (value) => slotWords(Date.parse(String(value))),
    toValue(text) {
      const instant = parseInstant(text);
      return instant === null ? null : new Date(instant).toISOString();
    },
  },
};

/** What HTML's type=email accepts, with a dot in the domain. */
const isEmail = (text: string) => z.regexes.html5Email.test(text) && text.includes('.', text.indexOf('@'));

/** The field of that name. Its value is cleaned, present unless nothing is said of a missing one, not too long, and right. */
export function toField(name: string, copy: FieldCopy) {
  const { missing, invalid = missing, options } = copy;
  const look = looks[name] ?? (options ? {} : line);
  const control = look.control ?? (options ? 'select' : 'input');
  const clean = control === 'textarea' ? cleanText : cleanLine;
  const { maxLength = LONGEST_CHOICE, toValue = (text: string) => text } = look;

  const schema = z.unknown().transform((value, context): Value | undefined => {
    const refuse = (message: string = formMessages.plainText) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (value !== undefined && typeof value !== 'string') return refuse();
    const refuseOverlong = () => refuse(look.maxLength ? formMessages.tooLong(maxLength) : invalid);
    // Before any pattern sees it; twice as long, because a browser sends each line break as two characters.
    if (value && value.length > 2 * maxLength) return refuseOverlong();

    const text = clean(value ?? '');
    if (!text) return missing === undefined ? undefined : refuse(missing);
    if (text.length > maxLength) return refuseOverlong();
    if (options && !options.some((option) => option.value === text)) return refuse(invalid);
    return toValue(text) ?? refuse(invalid);
  });
  return { ...look, ...copy, name, control, required: missing !== undefined, schema } as const;
}
