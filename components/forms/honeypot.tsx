import { trap } from '@/lib/leads/forms';

/** A honeypot: a field that bots fill in and people never see, out of sight, out of the tab order, out of autofill. */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={`${id}-${trap.name}`}>{trap.label}</label>
      <input id={`${id}-${trap.name}`} name={trap.name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
