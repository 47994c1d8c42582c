import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { NextStep } from '@/components/samples/next-step';
import { RevenueTable } from '@/components/samples/revenue-table';
import { Actions } from '@/components/ui/actions';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { badge, card, Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { bookATimeHref, linkProps } from '@/components/ui/links';
import { Note, Numeral } from '@/components/ui/text';
import { company } from '@/content/company';
import type { IconName } from '@/content/icons';
import { revenueAnalysis } from '@/content/navigation';
import { dashboard, monthlyRevenue, quickActions } from '@/content/portal';
import { env } from '@/lib/platform/env';

export function Dashboard() {
  return (
    <div className="grid grid-cols-1 gap-5 px-edge pt-6 pb-12 md:pt-12 md:pb-20">
      <header className="mb-3 grid gap-6 md:grid-cols-fill-fit md:items-end">
        <div>
          <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 font-medium text-muted">
            <span className={badge}>{dashboard.sample}</span> {dashboard.home}
          </p>
          <h2 tabIndex={-1} className="opsz-48 text-step-4 focus:outline-0">
            {dashboard.welcome}, {dashboard.owner}
          </h2>
        </div>
        <Actions>
          <PlatformLink look="line" className="max-sm:shrink-0 max-sm:grow">
            {dashboard.support}
          </PlatformLink>
          <PlatformLink className="max-sm:shrink-0 max-sm:grow">{dashboard.open}</PlatformLink>
        </Actions>
      </header>
      <Stats />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <Panel id="chart-title" title={dashboard.chartTitle} titleAs="h3">
          <RevenueTable label={dashboard.chartTitle} months={monthlyRevenue} />
        </Panel>
        <Launch />
        <QuickActions />
        <AccountInfo />
        <AccountSupport />
      </div>
      <Note>{dashboard.sampleNote}</Note>
      <NextStep title={dashboard.notYetTitle} text={dashboard.notYetText}>
        <ButtonLink href={revenueAnalysis.href}>{revenueAnalysis.label}</ButtonLink>
      </NextStep>
    </div>
  );
}

const changeLooks = {
  positive: { icon: 'up', color: 'text-emerald-700' },
  negative: { icon: 'down', color: 'text-error' },
} as const;

function Stats() {
  return (
    <ul className={`${card} grid sm:grid-cols-3`}>
      {dashboard.stats.map(({ icon, label, value, change: by, changeType }) => (
        <li
          key={label}
          className="grid grid-cols-fill-fit gap-x-4 gap-y-1.5 border-line not-last:border-b p-6 sm:not-last:border-r sm:not-last:border-b-0"
        >
          <h3 className="font-medium font-text text-md text-muted leading-snug tracking-normal">{label}</h3>
          <Icon name={icon} size="sm" className="text-accent" />
          <Numeral as="p" className="col-span-full text-step-5">
            {value}
          </Numeral>
          <p
            className={clsx(
              'col-span-full flex flex-wrap items-center gap-x-1.5 gap-y-0.5 text-sm leading-normal',
              changeLooks[changeType].color,
            )}
          >
            <Icon name={changeLooks[changeType].icon} />
            <strong className="figures">{by}</strong>{' '}
            <span className="text-muted">{dashboard.statsNote}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Launch() {
  const { title, text, label } = dashboard.launch;
  return (
    <section
      className="grid content-end gap-4 rounded-card bg-gulf-900 p-5 text-sand-50 md:p-8"
      data-ground="dark"
      aria-labelledby="launch-title"
    >
      <h3 id="launch-title">{title}</h3>
      <p className="text-muted">{text}</p>
      <PlatformLink look="sand" className="mt-2 justify-self-start">
        {label}
      </PlatformLink>
    </section>
  );
}

function QuickActions() {
  return (
    <Panel id="actions-title" title={dashboard.actionsTitle} titleAs="h3">
      <ul className="grid sm:grid-cols-2 sm:gap-x-8">
        {quickActions.map(({ icon, title, description, action, href }) => (
          <li
            key={title}
            className="grid grid-cols-label-10 content-start gap-y-0.5 border-line border-t pt-4.5 pb-2.25"
          >
            <Icon name={icon} size="sm" className="row-span-3 text-accent" />
            <h4 className="font-semibold">{title}</h4>
            <Note>{description}</Note>
            <ArrowLink
              points={href ? 'onward' : 'outward'}
              className="justify-self-start text-md"
              {...linkProps(href ?? env.OWNER_PORTAL_URL)}
            >
              {action}
            </ArrowLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AccountInfo() {
  return (
    <Panel id="account-title" title={dashboard.accountTitle} titleAs="h3">
      <dl>
        {dashboard.account.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2.75">
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-label">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const contactLinks: { icon: IconName; label: string; href: string }[] = [
  { icon: 'phone', label: 'Call', href: company.phone.href },
  { icon: 'mail', label: 'Email', href: company.emailHref },
  { icon: 'calendar', label: 'Schedule', href: bookATimeHref },
];

function AccountSupport() {
  return (
    <Panel
      id="support-title"
      title={dashboard.supportTitle}
      titleAs="h3"
      className="md:col-span-full md:grid-cols-fill-fit md:gap-x-8 md:gap-y-1"
    >
      <Note>{dashboard.supportText}</Note>
      <div className="flex flex-wrap gap-2.5 md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
        {contactLinks.map(({ icon, label, href }) => (
          <ButtonLink key={label} look="line" size="narrow" className="shrink-0 grow" {...linkProps(href)}>
            <Icon name={icon} /> {label}
          </ButtonLink>
        ))}
      </div>
    </Panel>
  );
}

function PlatformLink({ children, ...props }: ComponentProps<typeof ButtonLink>) {
  return (
    <ButtonLink size="narrow" {...linkProps(env.OWNER_PORTAL_URL)} {...props}>
      {children}
      <Icon name="arrow" className="-rotate-45 scale-85" />
    </ButtonLink>
  );
}
