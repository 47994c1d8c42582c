import type { ReactNode } from 'react';
import { CheckField, checkbox, control, Field, select } from '@/components/ui/field';
import type { FormContent, FormField } from './form-content';

type Props = {
  field: FormField;
  copy: FormContent['copy'];
  error: string | undefined;
  rows?: number;
  beside?: ReactNode;
};

export function LeadField({ field, copy, error, rows = 4, beside }: Props) {
  const { id, required } = field.attributes;
  const shared = {
    id,
    label: field.label,
    aside: required ? undefined : copy.optional,
    // The element for the error is always rendered, because the control's aria-describedby refers to it.
    error: error ?? '',
    className: field.isWide ? 'sm:col-span-full' : undefined,
  };
  const element = <Control field={field} copy={copy} rows={rows} invalid={Boolean(error)} />;

  if (field.control === 'checkbox') return <CheckField {...shared}>{element}</CheckField>;
  return (
    <Field {...shared} hint={field.hint}>
      {beside ? (
        <div className="grid gap-2.5 sm:grid-cols-fill-fit">
          {element}
          {beside}
        </div>
      ) : (
        element
      )}
    </Field>
  );
}

type ControlProps = Pick<Props, 'field' | 'copy' | 'rows'> & { invalid: boolean };

function Control({ field, copy, rows, invalid }: ControlProps) {
  const shared = { ...field.attributes, 'aria-invalid': invalid ? true : undefined } as const;

  if (field.control === 'textarea') return <textarea {...shared} rows={rows} className={control} />;
  if (field.control === 'select')
    return (
      <select {...shared} className={select}>
        <option value="">{copy.choose}</option>
        {field.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return <input {...shared} className={field.control === 'checkbox' ? checkbox : control} />;
}
