import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { bookATimeHref, linkProps } from '@/components/ui/links';
import { Note } from '@/components/ui/text';
import { company } from '@/content/company';
import type { IconName } from '@/content/icons';
import { dashboard } from '@/content/portal';
import { Panel } from './panel';

const ways: { icon: IconName; label: string; href: string }[] = [
  { icon: 'phone', label: 'Call', href: company.phone.href },
  { icon: 'mail', label: 'Email', href: `mailto:${company.email}` },
  { icon: 'calendar', label: 'Schedule', href: bookATimeHref },
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
        {ways.map(({ icon, label, href }) => (
          <ButtonLink key={label} look="line" size="narrow" className="shrink-0 grow" {...linkProps(href)}>
            <Icon name={icon} /> {label}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}
