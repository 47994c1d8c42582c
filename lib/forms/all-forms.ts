import { meetingFormCopy } from '@/content/meeting-pages';
import { parseZone } from '@/lib/time/clock';
import { parseInstant, toSlot } from '@/lib/time/slot';
import { line } from './fields';
import { type LeadForm, leadForms, toForm } from './lead-forms';

/** The form that books a call. Its `slot` is stored in ISO 8601, in UTC. */
export const meetingForm = toForm('meeting', meetingFormCopy, {
  page: '/partner#book-a-time',
  section: 'partner',
  fields: {
    zone: { ...line, isHidden: true, toValue: (text) => parseZone(text) ?? null },
    slot: {
      ...line,
      maxLength: 40,
      formatValue: (value) => toSlot(parseInstant(value) ?? 0).text,
      toValue(text) {
        const instant = parseInstant(text);
        return instant === null ? null : new Date(instant).toISOString();
      },
    },
  },
});

/** Forms by the kind of lead that they create. */
export const formsByKind: Readonly<Record<string, LeadForm>> = { ...leadForms, meeting: meetingForm };

/** Returns the fields of the form by which a lead was sent; none if only a newer release knows the form. */
export const fieldsOf = ({ kind }: { kind: string }): LeadForm['fields'] => formsByKind[kind]?.fields ?? [];

/** Returns the form by which a lead was sent. Throws if there is no such form. */
export function formOf({ kind }: { kind: string }): LeadForm {
  const form = formsByKind[kind];
  if (!form) throw new Error(`no form "${kind}"`);
  return form;
}
