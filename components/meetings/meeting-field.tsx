import { control, Field } from '@/components/ui/field';
import type { Field as LeadField } from '@/lib/leads/fields';

/** A field without what only the server can use. */
export type MeetingFieldCopy = Omit<LeadField, 'schema' | 'toWords'>;

type Props = { field: MeetingFieldCopy; optional: string; error: string | undefined };

/** A label, its control and what is wrong with it. */
export function MeetingField({ field, optional, error }: Props) {
  const id = `mt-${field.name}`;
  const attributes = {
    id,
    className: control,
    name: field.name,
    required: field.required,
    maxLength: field.maxLength,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    'aria-describedby': error ? `${id}-error` : undefined,
    'aria-invalid': error ? true : undefined,
  };

  return (
    <Field
      id={id}
      label={field.label}
      aside={field.required ? undefined : optional}
      error={error}
      className={field.span ? 'sm:col-span-full' : undefined}
    >
      {field.control === 'textarea' ? (
        <textarea rows={3} {...attributes} />
      ) : (
        <input type={field.type} inputMode={field.inputMode} {...attributes} />
      )}
    </Field>
  );
}
