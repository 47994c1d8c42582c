import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/platform/env';

/** A link to the owner platform, in a new tab; the slanted arrow says that it leaves this page. */
export function PlatformLink({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <a className={className} href={env.OWNER_PORTAL_URL} target="_blank" rel="noopener">
      {children}
      <Icon name="arrow" className="outward" />
    </a>
  );
}
