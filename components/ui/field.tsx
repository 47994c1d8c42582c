import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

export const control =
  'min-h-12 w-full min-w-0 rounded-control border border-control bg-white px-3.5 py-2.5 transition-state hover:border-gulf-700 focus-visible:border-emerald-600 focus-visible:outline-offset-1 aria-invalid:border-error aria-invalid:inset-line-error';

/** A select; its arrow is in globals.css. */
export const select = `${control} pr-8`;

export const checkbox = 'size-6 accent-emerald-700 aria-invalid:outline-2 aria-invalid:outline-error';

/** For a checkbox or radio button beside its text. */
export const smallCheckbox = 'size-5 flex-none accent-emerald-700';

export interface FieldProps {
  /** The ID of the control. The IDs of its hint and error end with `-hint` and `-error`. */
  id: string;
  label: ReactNode;
  /** Shown after the label, such as a unit or “(optional)”. */
  aside?: string | undefined;
  hint?: string | undefined;
  /** Pass '' to render the error's element without an error, if the control's aria-describedby refers to it. */
  error?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, aside, hint, error, className, children }: FieldProps) {
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      {/* The label is aligned to the bottom, because the label of the field beside it may have more lines. */}
      <FieldLabel id={id} label={label} aside={aside} className="self-end" />
      {children}
      {hint && (
        <p className="text-muted text-sm" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={id} error={error} />}
    </div>
  );
}

export function CheckField({ id, label, aside, error, className, children }: Omit<FieldProps, 'hint'>) {
  return (
    <div className={clsx('grid grid-cols-fit-fill items-center gap-x-3 gap-y-1.5', className)}>
      {children}
      <FieldLabel id={id} label={label} aside={aside} className="py-2.5" />
      <FieldError id={id} error={error} className="col-span-full" />
    </div>
  );
}

type PartProps = Pick<FieldProps, 'id' | 'className'>;

function FieldLabel({ id, label, aside, className }: PartProps & Pick<FieldProps, 'label' | 'aside'>) {
  return (
    <label htmlFor={id} className={clsx('font-label text-gulf-900 text-sm', className)}>
      {label}
      {aside && <span className="font-normal text-gulf-700">{` ${aside}`}</span>}
    </label>
  );
}

function FieldError({ id, error, className }: PartProps & Pick<FieldProps, 'error'>) {
  return (
    <p
      className={clsx('flex items-center gap-1.5 font-medium text-error text-sm', className)}
      id={`${id}-error`}
      hidden={!error}
    >
      {error}
    </p>
  );
}

export function withErrorIcon(error: string | undefined): ReactNode {
  return (
    error && (
      <>
        <Icon name="error" /> {error}
      </>
    )
  );
}
