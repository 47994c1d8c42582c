'use client';

import type { RefObject } from 'react';
import { startsByQuery } from '@/components/ui/starts';
import { useRunning } from '@/components/ui/use-running';
import type { FormContent, FormField } from './form-data';
import { Honeypot } from './honeypot';
import { LeadField } from './lead-field';
import { useLeadForm } from './use-lead-form';

type Props = {
  content: FormContent;
  labelledBy?: string | undefined;
  /** For HubSpot's form, which must not take the place of one in use. */
  formRef?: RefObject<HTMLFormElement | null>;
};

/** A plain form that works by itself. Where React runs: errors at their fields, a pending state, and a way out. */
export function NativeForm({ content, labelledBy, formRef }: Props) {
  const { kind, title, submit, note, groups, fields, honeypot, prefill, words, phone } = content;
  const { form, errors, isPending, hasFailed, send, forgetError } = useLeadForm(content, formRef);
  const isRunning = useRunning();
  const isNewsletter = kind === 'newsletter';
  const titles = Object.entries(groups);

  const button = (
    <button type="submit" className="btn btn-main" disabled={isPending}>
      {isPending ? words.sending : submit}
    </button>
  );
  const field = (entry: FormField) => {
    const { name } = entry.attributes;
    const beside = isNewsletter ? button : undefined;
    return <LeadField key={name} field={entry} words={words} error={errors[name]} beside={beside} />;
  };

  return (
    <form
      ref={form}
      className={isNewsletter ? undefined : 'lead-form'}
      method="post"
      action={`/api/leads/${kind}`}
      noValidate={isRunning}
      onSubmit={send}
      onInput={forgetError}
      data-island
      {...startsByQuery([
        ...prefill.sentences.map(({ parameter }) => parameter),
        ...prefill.fields.map(({ name }) => name),
      ])}
      aria-labelledby={labelledBy}
      aria-label={labelledBy ? undefined : title}
    >
      {titles.map(([group, groupTitle], index) => (
        <fieldset key={group}>
          <legend>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>{' '}
            {groupTitle}
          </legend>
          {fields.filter((entry) => entry.group === group).map(field)}
        </fieldset>
      ))}
      {titles.length === 0 &&
        (isNewsletter ? fields.map(field) : <div className="lead-fields">{fields.map(field)}</div>)}
      <Honeypot {...honeypot} />
      {!isNewsletter && (
        <div className="lead-send">
          {button}
          <p className="small muted">{note}</p>
        </div>
      )}
      <div className="form-problem" role="alert">
        {hasFailed && (
          <p>
            {words.unreachable} <a href={phone.href}>{phone.display}</a>.
          </p>
        )}
      </div>
    </form>
  );
}
