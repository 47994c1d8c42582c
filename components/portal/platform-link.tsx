import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { env } from '@/lib/platform/env';

interface PlatformLinkProps {
  look: 'main' | 'line' | 'sand' | 'text';
  className?: string;
  children: React.ReactNode;
}

/** A link to the owner platform in a new tab, with a slanted arrow for external links. */
export function PlatformLink({ look, className, children }: PlatformLinkProps) {
  const shared = { className, href: env.OWNER_PORTAL_URL, target: '_blank', rel: 'noopener' };
  if (look === 'text')
    return (
      <ArrowLink points="outward" {...shared}>
        {children}
      </ArrowLink>
    );

  return (
    <ButtonLink look={look} size="narrow" {...shared}>
      {children}
      <Icon name="arrow" className="-rotate-45 scale-85" />
    </ButtonLink>
  );
}
