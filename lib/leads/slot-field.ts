import type { CheckedFieldCopy } from '../../content/forms.ts';
import { parseInstant } from '../meetings/slots.ts';
import { slotWords } from '../meetings/words.ts';
import { type Field, inputField } from './fields.ts';

/** The start of a meeting, kept as an instant in UTC. Whether it is free is for lib/meetings to say. */
export function slotField(name: string, copy: CheckedFieldCopy): Field {
  const toWords: Field['toWords'] = (value) => slotWords(Date.parse(String(value)));
  return inputField(name, copy, { maxLength: 40, toWords }, (text) => {
    const instant = parseInstant(text);
    return instant === null ? null : new Date(instant).toISOString();
  });
}
