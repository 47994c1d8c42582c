import type { FormContent } from './form-content';

/** A field that bots fill in and people never see: hidden, not focusable, not autofilled. */
export function Honeypot({ id, name, label }: FormContent['honeypot']) {
  return (
    // Bots skip fields with display: none, so this one is outside the screen instead.
    <div className="absolute -left-[200vw] size-px overflow-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        // These attributes keep password managers from filling in the field.
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
        data-form-type="other"
      />
    </div>
  );
}
