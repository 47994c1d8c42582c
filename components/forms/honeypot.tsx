import { trap } from '@/lib/leads/forms';

/** A field that programs fill in and people never meet: out of sight, out of the tab order, out of autofill. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`${id}-${trap.name}`}>{trap.label}</label>
      <input id={`${id}-${trap.name}`} name={trap.name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
