import { meetingFormCopy } from '@/content/meeting-pages';
import { line } from '@/lib/forms/fields';
import { type Forms, leadForms, toForm } from '@/lib/forms/lead-forms';
import { parseZone, slotWords } from '@/lib/time/clock';
import { parseInstant } from './slots';

/** The form that books a call. Its `slot` is stored as an instant in UTC. The store checks whether it is free. */
export const meetingForm = toForm('meeting', meetingFormCopy, {
  page: '/partner#book-a-time',
  section: 'partner',
  fields: {
    zone: { ...line, isHidden: true, toValue: (text) => parseZone(text) ?? null },
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

/** All forms by the kind of lead they create. */
export const formsByKind: Forms = { ...leadForms, meeting: meetingForm };
