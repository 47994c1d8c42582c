import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { dashboard } from '@/content/portal';
import { env } from '@/lib/platform/env';
import { linkProps } from '@/lib/rentals/booking';

const schedule = env.CALENDAR_URL
  ? { href: env.CALENDAR_URL, external: true }
  : { href: '/contact#contact-form', external: false };

export function AccountSupport() {
  return (
    <section className="dash-card dash-support" aria-labelledby="support-title">
      <h3 id="support-title">{dashboard.supportTitle}</h3>
      <p className="small muted">{dashboard.supportText}</p>
      <div className="support">
        <a className="btn btn-line" href={company.phone.href}>
          <Icon name="phone" /> Call
        </a>
        <a className="btn btn-line" href={`mailto:${company.email}`}>
          <Icon name="mail" /> Email
        </a>
        <a className="btn btn-line" {...linkProps(schedule)}>
          <Icon name="calendar" /> Schedule
        </a>
      </div>
    </section>
  );
}
