import { meetingFormCopy } from '@/content/meeting-pages';
import { parseZone } from '@/lib/platform/time-zones';
import { parseInstant, toSlot } from '@/lib/time/slot';
import { lineSettings } from './fields';
import { type LeadForm, leadForms, toForm } from './lead-forms';

/** The form that books a call. Its `slot` is stored as ISO 8601 in UTC. */
export const meetingForm = toForm('meeting', meetingFormCopy, {
  page: '/partner#book-a-time',
  section: 'partner',
  fields: {
    zone: { ...lineSettings, isHidden: true, toValue: (text) => parseZone(text) ?? null },
    slot: {
      ...lineSettings,
      maxLength: 40,
      formatValue: (value) => toSlot(parseInstant(value) ?? 0).text,
      toValue(text) {
        const instant = parseInstant(text);
        return instant === null ? null : new Date(instant).toISOString();
      },
    },
  },
});

export const formsByKind: Readonly<Record<string, LeadForm>> = { ...leadForms, meeting: meetingForm };

/** Returns an empty list for a form that this release doesn't have: a newer release may have stored such a lead. */
export const fieldsOf = ({ kind }: { kind: string }): LeadForm['fields'] => formsByKind[kind]?.fields ?? [];

/** Throws if there is no such form. */
export function formOf({ kind }: { kind: string }): LeadForm {
  const form = formsByKind[kind];
  if (!form) throw new Error(`no form "${kind}"`);
  return form;
}
