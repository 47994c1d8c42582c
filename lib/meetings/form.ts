import { meetingFormCopy } from '@/content/meeting-pages';
import { line } from '@/lib/leads/fields';
import { type Forms, leadForms, toForm } from '@/lib/leads/forms';
import { parseInstant } from './slots';
import { parseZone, slotWords } from './words';

/**
 * The form that books a call. Its `slot` is stored as an instant in UTC; whether it is free is for the store to say.
 */
export const meetingForm = toForm('meeting', meetingFormCopy, {
  page: '/partner#book-a-time',
  section: 'partner',
  fields: {
    name: { span: true },
    // Only a zone that exists is kept; any other is no error of the visitor's.
    zone: { ...line, toValue: (text) => parseZone(text) ?? '' },
    slot: {
      ...line,
      maxLength: 40,
      toWords: (value) => slotWords(Date.parse(String(value))),
      toValue(text) {
        const instant = parseInstant(text);
        return instant === null ? null : new Date(instant).toISOString();
      },
    },
  },
});

/** Every form by the kind of lead that it makes. */
export const formsByKind: Forms = { ...leadForms, meeting: meetingForm };
