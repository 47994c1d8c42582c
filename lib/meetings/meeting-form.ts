import { meetingFormCopy } from '@/content/meeting-pages';
import { line } from '@/lib/forms/fields';
import { type Forms, leadForms, toForm } from '@/lib/forms/lead-forms';
import { parseZone } from '@/lib/time/clock';
import { parseInstant, toSlot } from '@/lib/time/slot';

/** The form that books a call. Its `slot` is stored in ISO 8601, in UTC. */
export const meetingForm = toForm('meeting', meetingFormCopy, {
  page: '/partner#book-a-time',
  section: 'partner',
  fields: {
    zone: { ...line, isHidden: true, toValue: (text) => parseZone(text) ?? null },
    slot: {
      ...line,
      maxLength: 40,
      toWords: (value) => toSlot(parseInstant(value) ?? 0).text,
      toValue(text) {
        const instant = parseInstant(text);
        return instant === null ? null : new Date(instant).toISOString();
      },
    },
  },
});

/** Forms by the kind of lead that they create. */
export const formsByKind: Forms = { ...leadForms, meeting: meetingForm };
