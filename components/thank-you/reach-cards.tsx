import { card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import type { IconName } from '@/content/icons';

/** For whoever cannot wait for the answer. */
export function ReachCards() {
  return (
    <ul className="grid gap-4" aria-label="Reach us now">
      <ReachCard icon="phone" title="Call us" href={company.phone.href}>
        {company.phone.display}
      </ReachCard>
      <ReachCard icon="mail" title="Email us" href={`mailto:${company.email}`}>
        {company.email}
      </ReachCard>
    </ul>
  );
}

interface ReachCardProps {
  icon: IconName;
  title: string;
  href: string;
  children: string;
}

function ReachCard({ icon, title, href, children }: ReachCardProps) {
  return (
    <li>
      <a
        className={`${card} wrap-anywhere grid grid-cols-fit-fill items-center gap-4.5 px-5.5 py-5 transition hover:border-emerald-600 hover:shadow-raised`}
        href={href}
      >
        <Icon name={icon} size="md" className="text-link" />
        <span>
          <strong className="block font-semibold">{title}</strong>
          <span className="figures block">{children}</span>
        </span>
      </a>
    </li>
  );
}
