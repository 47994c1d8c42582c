import type { Field } from '@/lib/leads/fields';

/** A field without what only the server can use. */
export type MeetingFieldCopy = Omit<Field, 'schema' | 'toWords'>;

type Props = { field: MeetingFieldCopy; optional: string; error: string | undefined };

/** A label, its control and what is wrong with it. */
export function MeetingField({ field, optional, error }: Props) {
  const id = `mt-${field.name}`;
  const control = {
    id,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
  };

  return (
    <div className={`field${field.span ? ' mt-wide' : ''}`}>
      <label htmlFor={id}>
        {field.label} {!field.required && <i>{optional}</i>}
      </label>
      {field.control === 'textarea' ? (
        <textarea rows={3} {...control} />
      ) : (
        <input type={field.type} inputMode={field.inputMode} {...control} />
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
