import { Icon } from './icon';
import { textLink } from './text';

export const noMarker = 'list-none [&::-webkit-details-marker]:hidden';

/** A summary that looks like a link. */
export const linkSummary = `${noMarker} inline-flex min-h-11 cursor-pointer items-center font-semibold ${textLink}`;

interface DisclosureProps {
  title: string;
  /** Disclosures that share a name open one at a time. */
  name?: string;
  open?: boolean;
  children: React.ReactNode;
}

export function Disclosure({ title, name, open, children }: DisclosureProps) {
  return (
    // In print, closed disclosures show their content too.
    <details
      className="group break-inside-avoid border-line border-b print:details-content:[content-visibility:visible]"
      name={name}
      open={open}
    >
      <summary
        className={`${noMarker} opsz-30 flex min-h-19 cursor-pointer items-center justify-between gap-6 py-4.5 font-display font-strong text-step-2 leading-tight tracking-tight hover:text-link`}
      >
        {title}
        <Icon name="plus" className="text-accent transition-state group-open:rotate-45" />
      </summary>
      {children}
    </details>
  );
}
