import type { CheckedFieldCopy } from '../../content/forms.ts';
import { parseInstant } from '../meetings/slots.ts';
import { slotWords } from '../meetings/words.ts';
import { cleanLine } from './clean.ts';
import { type Field, written } from './fields.ts';

/** The start of a meeting, kept as an instant in UTC. Whether it is free is for lib/meetings to say. */
export function slotField(name: string, copy: CheckedFieldCopy): Field {
  const field = { required: true, maxLength: 40 };
  const check = (text: string) => {
    const instant = parseInstant(text);
    return instant === null ? null : new Date(instant).toISOString();
  };
  return {
    name,
    ...copy,
    control: 'input',
    type: 'text',
    ...field,
    schema: written(copy, field, cleanLine, check),
    toWords: (value) => slotWords(Date.parse(String(value))),
  };
}
