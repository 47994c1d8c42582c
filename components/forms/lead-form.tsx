import type { ReactNode } from 'react';
import { startsByQuery } from '@/components/ui/starts';
import { company } from '@/content/company';
import { formMessages } from '@/content/forms';
import { prefill, prefillFields } from '@/content/prefill';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { type LeadKind, leadForms } from '@/lib/leads/forms';
import { env } from '@/lib/platform/env';
import { FreshForms } from './fresh-forms';
import { Honeypot } from './honeypot';
import { HubspotForm } from './hubspot-form';
import { LeadField } from './lead-field';
import { LeadFormPrefill } from './lead-form-prefill';
import { LeadFormSubmission } from './lead-form-submission';
import './forms.css';

type Props = {
  kind: LeadKind;
  /** Where links to the form lead, unless a section around it carries that id. */
  id?: string;
  className?: string;
  /** The id of a heading that names the form; its title does otherwise. */
  labelledBy?: string;
  /** Put before each field's id, where a kind stands twice on a page. */
  prefix?: string;
  /** Filled in beforehand, by the name of the field: the area on a region's page. */
  defaults?: Readonly<Record<string, string | undefined>>;
  /** Shown in the form above its fields. */
  children?: ReactNode;
};

/** The form of a kind: HubSpot's where it is set up, with the native one in the HTML; else the native one. */
export function LeadForm({ id, ...props }: Props) {
  const hubspot = hubspotSettings(env, props.kind);

  return (
    <>
      {hubspot ? (
        <HubspotForm settings={hubspot} id={id} title={leadForms[props.kind].title}>
          <NativeForm {...props} />
        </HubspotForm>
      ) : (
        <NativeForm id={id} {...props} />
      )}
      <FreshForms />
    </>
  );
}

/** What a link to the form may choose in its address. */
const parametersOf = (kind: LeadKind): string[] =>
  kind === 'partner' || kind === 'contact'
    ? [...prefill[kind].map(({ parameter }) => parameter), ...prefillFields[kind].map(({ name }) => name)]
    : [];

/** Plain HTML that works by itself; an island makes it pleasant. */
function NativeForm({
  kind,
  id,
  className = kind === 'newsletter' ? undefined : 'lead-form',
  labelledBy,
  prefix = kind,
  defaults = {},
  children,
}: Props) {
  const form = leadForms[kind];
  const groups = Object.entries(form.groups);
  const field = (entry: (typeof form.fields)[number]) => (
    <LeadField key={entry.name} field={entry} id={`${prefix}-${entry.name}`} value={defaults[entry.name]} />
  );
  const send = (
    <button type="submit" className="btn btn-main">
      {form.submit}
    </button>
  );

  return (
    <form
      id={id}
      className={className}
      method="post"
      data-island
      {...startsByQuery(parametersOf(kind))}
      action={`/api/leads/${kind}`}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : form.title}
    >
      {children}
      {groups.map(([group, title], index) => (
        <fieldset key={group}>
          <legend>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {title}
          </legend>
          {form.fields.filter((entry) => entry.group === group).map(field)}
        </fieldset>
      ))}
      {groups.length === 0 && kind !== 'newsletter' && (
        <div className="lead-fields">{form.fields.map(field)}</div>
      )}
      {kind === 'newsletter' &&
        form.fields.map((entry) => (
          <LeadField key={entry.name} field={entry} id={`${prefix}-${entry.name}`} beside={send} />
        ))}
      <Honeypot id={prefix} />
      {kind !== 'newsletter' && (
        <div className="lead-send">
          {send}
          <p className="small muted">{form.note}</p>
        </div>
      )}
      {(kind === 'partner' || kind === 'contact') && (
        <LeadFormPrefill kind={kind} sentences={prefill[kind]} fields={prefillFields[kind]} />
      )}
      <LeadFormSubmission
        sending={formMessages.sending}
        unreachable={formMessages.unreachable}
        phone={company.phone.display}
        phoneHref={company.phone.href}
      />
    </form>
  );
}
