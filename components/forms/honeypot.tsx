import type { FormContent } from './form-data';

/** A honeypot: a field that bots fill in and people never see, out of sight, out of the tab order, out of autofill. */
export function Honeypot({ id, name, label }: FormContent['honeypot']) {
  return (
    // Out of sight rather than display:none, which programs know to skip.
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
