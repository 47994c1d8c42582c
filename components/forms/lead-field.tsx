import type { ReactNode } from 'react';
import { formMessages } from '@/content/forms';
import { controlAttributes, messagesOf } from '@/lib/leads/field-markup';
import type { Field } from '@/lib/leads/fields';

type Props = {
  field: Field;
  id: string;
  value?: string | undefined;
  /** A button that shares the row with the control. */
  beside?: ReactNode;
};

/** A label, its control, its help, and the empty element where the island writes the error. */
export function LeadField({ field, id, value, beside }: Props) {
  const classes = ['field', field.span && 'span', field.control === 'checkbox' && 'check']
    .filter(Boolean)
    .join(' ');
  const control = <Control field={field} id={id} value={value} />;

  return (
    <div className={classes}>
      <label htmlFor={id}>
        {field.label}
        {!field.required && (
          <>
            {' '}
            <i>{formMessages.optional}</i>
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
      <p className="error" id={`${id}-error`} hidden />
    </div>
  );
}

function Control({ field, id, value }: Pick<Props, 'field' | 'id' | 'value'>) {
  const { inputmode, maxlength, autocomplete, ...attributes } = controlAttributes(field, id);
  const shared = {
    ...attributes,
    ...messagesOf(field),
    'aria-invalid': undefined,
    maxLength: maxlength,
    autoComplete: autocomplete,
    defaultValue: value,
  };

  if (field.control === 'textarea') return <textarea rows={4} {...shared} />;
  if (field.control === 'select') {
    return (
      <select {...shared} defaultValue={value ?? ''}>
        <option value="">{formMessages.choose}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  return <input inputMode={inputmode} {...shared} />;
}
