import { z } from 'zod';
import { type CheckedFieldCopy, type FieldCopy, formMessages, type Option } from '../../content/forms.ts';
import { cleanLine, cleanText } from './clean.ts';
import { toPhone } from './phone.ts';

export type Value = string | number | boolean;

/** One field: how it is drawn, what the browser checks, and (by its schema) what the server checks. */
export type Field = Omit<FieldCopy, 'options'> & {
  name: string;
  control: 'input' | 'select' | 'textarea' | 'checkbox';
  type?: 'text' | 'email' | 'tel';
  required: boolean;
  maxLength?: number;
  pattern?: string;
  inputMode?: 'email' | 'tel' | 'numeric';
  autoComplete?: string;
  options?: readonly Option[];
  /** Takes the whole row where the form has two columns. */
  span?: boolean;
  /** Which fieldset it stands in, where the form has fieldsets. */
  group?: string;
  schema: z.ZodType<Value | undefined>;
  /** The stored value as people read it; as it is without. */
  toWords?: (value: Value) => string;
};

type Choices = Partial<Pick<Field, 'autoComplete' | 'span' | 'required' | 'maxLength'>>;

const MONEY = /^\$? ?(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})? ?(k?)$/i;
const NOT_CHECKED = /^(|false|no|off|0)$/i;

/** Longer than the value of any option. */
const LONGEST_CHOICE = 120;

/** A field that takes one line, if `check` has it right (it returns what is kept, null for what cannot be). */
export function inputField(
  name: string,
  copy: FieldCopy,
  choices: Partial<Field>,
  check?: (text: string) => Value | null,
): Field {
  return writtenField({ name, ...copy, control: 'input', type: 'text', ...choices }, check);
}

/** One line of any text. */
export const textField = (name: string, copy: FieldCopy, choices: Choices = {}): Field =>
  inputField(name, copy, { maxLength: 120, ...choices });

/** Paragraphs of text. */
export const messageField = (name: string, copy: FieldCopy, choices: Choices = {}): Field =>
  writtenField({ name, ...copy, control: 'textarea', maxLength: 4000, span: true, ...choices });

/** An email address, kept as written with its domain in lower case. */
export function emailField(name: string, copy: CheckedFieldCopy, choices: Choices = {}): Field {
  const pattern = '[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+';
  const look = { type: 'email', inputMode: 'email', autoComplete: 'email', pattern, maxLength: 254 } as const;
  return inputField(name, copy, { ...look, ...choices }, (text) =>
    isEmail(text) ? text.replace(/@.*/, (domain) => domain.toLowerCase()) : null,
  );
}

/** A phone number, kept in E.164. */
export function phoneField(name: string, copy: CheckedFieldCopy, choices: Choices = {}): Field {
  const look = { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 40 } as const;
  return inputField(name, copy, { ...look, ...choices }, toPhone);
}

/** An amount in whole dollars; "$85,000" and "85k" are understood. */
export function moneyField(name: string, copy: CheckedFieldCopy, choices: Choices = {}): Field {
  const pattern = '\\$? ?[\\d,]+(\\.\\d{1,2})? ?[kK]?';
  return inputField(name, copy, { inputMode: 'numeric', pattern, maxLength: 20, ...choices }, (text) => {
    const [, amount, thousands] = MONEY.exec(text) ?? [];
    return amount ? Number(amount.replaceAll(',', '')) * (thousands ? 1000 : 1) : null;
  });
}

/** One of the options of its copy. With `numeric`, the value is kept as a number. */
export function choiceField(
  name: string,
  copy: CheckedFieldCopy & { options: readonly Option[] },
  { numeric = false, ...choices }: Choices & { numeric?: boolean } = {},
): Field {
  return writtenField({ name, ...copy, control: 'select', ...choices }, (text) => {
    if (!copy.options.some(({ value }) => value === text)) return null;
    return numeric ? Number(text) : text;
  });
}

/** A box that must be checked; any value but an explicit no counts as checked, as browsers send "on". */
export function agreementField(name: string, copy: FieldCopy, choices: Choices = {}): Field {
  const isChecked = (value: unknown) =>
    typeof value === 'string' && value.length <= LONGEST_CHOICE && !NOT_CHECKED.test(cleanLine(value));
  const schema = z.unknown().transform(isChecked).pipe(z.literal(true, copy.missing));
  return { name, ...copy, control: 'checkbox', required: true, span: true, ...choices, schema };
}

/** What HTML's type=email accepts, with a dot in the domain. */
const isEmail = (text: string) => z.regexes.html5Email.test(text) && text.includes('.', text.indexOf('@'));

/** A field that is written or picked: cleaned, present where required, not too long, and right. */
function writtenField(
  given: Omit<Field, 'schema' | 'required'> & Pick<Choices, 'required'>,
  check: (text: string) => Value | null = (text) => text,
): Field {
  const field = { required: true, ...given };
  const clean = field.control === 'textarea' ? cleanText : cleanLine;
  const schema = z.unknown().transform((value, context) => {
    const refuse = (message = formMessages.plainText as string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (value !== undefined && typeof value !== 'string') return refuse();
    const { maxLength = LONGEST_CHOICE } = field;
    const refuseOverlong = () => refuse(field.maxLength ? formMessages.tooLong(maxLength) : field.invalid);
    // Before any pattern sees it; twice as long, because a browser sends each line break as two characters.
    if (value && value.length > 2 * maxLength) return refuseOverlong();

    const text = clean(value ?? '');
    if (!text) return field.required ? refuse(field.missing) : undefined;
    if (text.length > maxLength) return refuseOverlong();
    return check(text) ?? refuse(field.invalid);
  });
  return { ...field, schema };
}
