'use client';

import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { formCard } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Numeral } from '@/components/ui/text';
import { rememberSender } from '@/lib/forms/sender-details';
import type { FormContent, FormField } from './form-content';
import { FormProblem } from './form-problem';
import { Honeypot } from './honeypot';
import { LeadField } from './lead-field';
import { useLeadForm } from './use-lead-form';

type Props = {
  content: FormContent;
  /** Errors from the last submission, by field name. */
  errors?: Readonly<Record<string, string>>;
  labelledBy?: string | undefined;
  /** Lets our code check whether the visitor is using this form before HubSpot's form replaces it. */
  formRef?: RefObject<HTMLFormElement | null>;
};

const fieldGrid = 'grid gap-x-4 gap-y-4.5 sm:grid-cols-2';

export function NativeForm({ content, errors: initialErrors, labelledBy, formRef }: Props) {
  const { kind, page, title, submit, note, groups, fields, honeypot, copy } = content;
  const { formProps, errors, isPending, problem } = useLeadForm(content, {
    formRef,
    errors: initialErrors,
    onStored(_, data) {
      if (kind === 'partner') rememberSender(data);
      return false;
    },
  });
  const isNewsletter = kind === 'newsletter';
  const titles = Object.entries(groups);

  const button = (
    <Button type="submit" disabled={isPending}>
      {isPending ? copy.sending : submit}
    </Button>
  );
  const field = (entry: FormField) => {
    const { name } = entry.attributes;
    const beside = isNewsletter ? button : undefined;
    return <LeadField key={name} field={entry} copy={copy} error={errors[name]} beside={beside} />;
  };

  return (
    <form
      {...formProps}
      className={isNewsletter ? undefined : `grid gap-9 ${formCard}`}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : title}
    >
      {titles.map(([group, groupTitle], index) => (
        <fieldset key={group} className={fieldGrid}>
          <Heading as="legend" size="card" className="mb-4 flex items-baseline gap-3">
            <Numeral className="text-oat-700 text-step-2" aria-hidden="true">
              {index + 1}
            </Numeral>{' '}
            {groupTitle}
          </Heading>
          {fields.filter((entry) => entry.group === group).map(field)}
        </fieldset>
      ))}
      {titles.length === 0 &&
        (isNewsletter ? fields.map(field) : <div className={fieldGrid}>{fields.map(field)}</div>)}
      <Honeypot {...honeypot} />
      {page && <input type="hidden" name="page" value={page} />}
      {!isNewsletter && (
        <div className="grid items-center gap-3.5 sm:grid-cols-fit-fill sm:gap-6">
          {button}
          <p className="text-gulf-700 text-sm leading-normal">{note}</p>
        </div>
      )}
      <div className={clsx('empty:hidden', isNewsletter && 'mt-3.5')} role="alert">
        <FormProblem>{problem}</FormProblem>
      </div>
    </form>
  );
}
