import { Button } from '@/components/ui/button';
import { control, Field } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { groundProps } from '@/components/ui/section';
import { Note, textLink } from '@/components/ui/text';
import { formatNumber } from '@/content/numbers';
import { agendaSections, morningEmailCopy, officePage } from '@/content/office';
import type { EmailContent } from '@/lib/delivery/email-template';
import { contactLinkOf } from '@/lib/delivery/lead-email';
import { officePath } from '@/lib/delivery/office-link';
import { formatState, personOf } from '@/lib/inbox/format-lead';
import type { Lead } from '@/lib/inbox/lead';
import { formatSummary, type Section } from '@/lib/office/agenda';
import { listPath } from '@/lib/office/office-keys';
import type { OpenList } from '@/lib/office/open-pages';
import { formatDay, officeDay } from '@/lib/time/calendar-days';
import { formatLongDate } from '@/lib/time/office-time';
import { PrivateNote, Rows } from './parts';

/** An empty section without a text for that is left out. */
const isShown = ({ name, count }: Section) => count > 0 || agendaSections[name].empty !== '';

export function ListView({ list, visits }: { list: OpenList; visits: EmailContent | null }) {
  const { key, query, sections, expiry } = list;
  return (
    <>
      <PrivateNote backHref={query && listPath(key)}>
        {officePage.privateList(formatLongDate(expiry))}
      </PrivateNote>
      <div {...groundProps('sand', 'grid items-end gap-5 px-edge py-6 md:grid-cols-2')}>
        <Heading as="h1" size="section">
          {formatDay(officeDay())}
        </Heading>
        <form action="/office" className="grid grid-cols-fill-fit items-end gap-2.5">
          <input type="hidden" name="key" value={key} />
          <Field id="q" label={officePage.search}>
            <input
              id="q"
              name="q"
              type="search"
              className={control}
              defaultValue={query}
              autoComplete="off"
            />
          </Field>
          <Button type="submit">
            <Icon name="search" /> {officePage.find}
          </Button>
        </form>
      </div>
      <div className="gap-5 px-edge pt-6 *:mb-5 *:break-inside-avoid md:columns-2 md:pt-10">
        {sections.filter(isShown).map(({ name, count, leads }) => (
          <Rows
            key={name}
            id={name}
            title={`${agendaSections[name].title} (${formatNumber(count)})`}
            rows={leads.map((lead) => [
              formatState(lead),
              <LeadSummary key={lead.id} lead={lead} href={officePath(lead.id, key)} />,
            ])}
          >
            {count === 0 && <p className="text-muted">{agendaSections[name].empty}</p>}
            {count > leads.length && <Note>{morningEmailCopy.more(count - leads.length)}</Note>}
          </Rows>
        ))}
      </div>
      {visits && <Visits visits={visits} />}
      <Note className="px-edge pt-5 pb-12">{officePage.listFine}</Note>
    </>
  );
}

function Visits({ visits: { title, parts } }: { visits: EmailContent }) {
  return (
    <section className="grid gap-5 px-edge pt-5 md:pt-10" aria-labelledby="visits">
      <h2 id="visits" className="opsz-30 text-step-3">
        {title}
      </h2>
      {parts.map((part, index) => {
        if ('text' in part) return <Note key={part.text}>{part.text}</Note>;
        if (!('rows' in part)) return null;
        return (
          <Rows
            key={part.heading}
            id={`visits-${index}`}
            title={part.heading ?? ''}
            titleAs="h3"
            rows={part.rows.map(([label, text]) => [label, String(text)])}
            columns="sm:grid-cols-2"
          />
        );
      })}
    </section>
  );
}

function LeadSummary({ lead, href }: { lead: Lead; href: string }) {
  const reach = contactLinkOf(lead);
  return (
    <>
      <a className={`font-semibold ${textLink}`} href={href}>
        {personOf(lead).name}
      </a>
      <p>{formatSummary(lead)}</p>
      <a href={reach.href}>{reach.label}</a>
    </>
  );
}
