import type { ReactNode } from 'react';
import type { FormContent, FormField } from './form-data';

type Props = {
  field: FormField;
  words: FormContent['words'];
  error: string | undefined;
  /** A button that shares the row with the control. */
  beside?: ReactNode;
};

/** A label, its control, its help, and its error. */
export function LeadField({ field, words, error, beside }: Props) {
  const { id, required } = field.attributes;
  const classes = ['field', field.span && 'span', field.control === 'checkbox' && 'check']
    .filter(Boolean)
    .join(' ');
  const control = <Control field={field} words={words} invalid={Boolean(error)} />;

  return (
    <div className={classes}>
      <label htmlFor={id}>
        {field.label}
        {!required && (
          <>
            {' '}
            <i>{words.optional}</i>
          </>
        )}
      </label>
      {field.hint && (
        <p className="hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {beside ? (
        <div className="news-row">
          {control}
          {beside}
        </div>
      ) : (
        control
      )}
      <p className="error" id={`${id}-error`} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

function Control({ field, words, invalid }: Pick<Props, 'field' | 'words'> & { invalid: boolean }) {
  const { type, value, pattern, inputMode, ...shared } = field.attributes;
  const state = { 'aria-invalid': invalid ? true : undefined } as const;

  if (field.control === 'textarea') return <textarea rows={4} {...shared} {...state} />;
  if (field.control === 'select') {
    const { id, name, required, autoComplete, defaultValue = '', 'aria-describedby': describedBy } = shared;
    return (
      <select
        {...{ id, name, required, autoComplete, defaultValue }}
        aria-describedby={describedBy}
        {...state}
      >
        <option value="">{words.choose}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return <input {...field.attributes} {...state} />;
}
