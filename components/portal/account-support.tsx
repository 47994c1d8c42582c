import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import { company } from '@/content/company';
import type { IconName } from '@/content/icons';
import { dashboard } from '@/content/portal';
import { env } from '@/lib/platform/env';
import { linkProps, type OutsideLink } from '@/lib/rentals/booking';
import { Panel } from './panel';

const schedule: OutsideLink = env.CALENDAR_URL
  ? { href: env.CALENDAR_URL, external: true }
  : { href: '/contact#contact-form', external: false };

const ways: { icon: IconName; label: string; link: OutsideLink }[] = [
  { icon: 'phone', label: 'Call', link: { href: company.phone.href, external: false } },
  { icon: 'mail', label: 'Email', link: { href: `mailto:${company.email}`, external: false } },
  { icon: 'calendar', label: 'Schedule', link: schedule },
];

export function AccountSupport() {
  return (
    <Panel
      id="support-title"
      title={dashboard.supportTitle}
      className="md:col-span-full md:grid-cols-fill-fit md:gap-x-8 md:gap-y-1"
    >
      <Note>{dashboard.supportText}</Note>
      <div className="flex flex-wrap gap-2.5 md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
        {ways.map(({ icon, label, link }) => (
          <ButtonLink key={label} look="line" size="narrow" className="shrink-0 grow" {...linkProps(link)}>
            <Icon name={icon} /> {label}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
