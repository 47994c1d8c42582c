import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Note, textLink } from '@/components/ui/text';
import { officeCopy, officePage } from '@/content/office';
import { emailHref, phoneHref } from '@/lib/delivery/lead-email';
import { fieldsOf } from '@/lib/forms/all-forms';
import { formatPhone } from '@/lib/forms/format-phone';
import {
  answerRows,
  formatKind,
  formatState,
  formatUndelivered,
  personOf,
  sourceRows,
} from '@/lib/inbox/format-lead';
import { formatSummary } from '@/lib/office/agenda';
import type { OpenLead } from '@/lib/office/open-pages';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { formatDate, officeDay } from '@/lib/time/calendar-days';
import { formatLongDate } from '@/lib/time/office-time';
import { AnalysisPanel } from './analysis-panel';
import { CallPanel } from './call-panel';
import { LeadState } from './lead-state';
import { PrivateNote, Rows } from './parts';
import { TellReferrer } from './tell-referrer';

export function DeskView({ desk, rejected }: { desk: OpenLead; rejected: RejectedForm | undefined }) {
  const { lead, history, deliveries, others, expiry } = desk;
  const { name, phone, email } = personOf(lead);
  const message = fieldsOf(lead).find((field) => field.name === 'message');
  return (
    <>
      <PrivateNote backHref={desk.listHref}>
        {officePage[desk.listHref ? 'privateList' : 'private'](formatLongDate(expiry))}
      </PrivateNote>
      {rejected?.problem && <Alert className="mx-edge my-5">{rejected.problem}</Alert>}
      {lead.undelivered && <Alert className="mx-edge my-5">{formatUndelivered(lead)}.</Alert>}
      <LeadState desk={desk} note={String(rejected?.body.note ?? '')} />
      <div className="grid gap-5 px-edge pt-6 pb-12 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] md:items-start md:pt-10">
        <header className="grid gap-4 md:col-span-full">
          <div>
            <Heading as="h1" size="section" className="wrap-anywhere">
              {name}
            </Heading>
            <p className="mt-2 text-muted">{formatSummary(lead)}</p>
          </div>
          <p className="flex flex-wrap gap-2.5">
            {phone && (
              <ButtonLink look="line" href={phoneHref(phone)}>
                <Icon name="phone" /> {formatPhone(phone)}
              </ButtonLink>
            )}
            {email && (
              <ButtonLink look="line" href={emailHref(email)} className="wrap-anywhere">
                <Icon name="mail" /> {email}
              </ButtonLink>
            )}
          </p>
        </header>
        <div className="grid gap-5">
          <CallPanel desk={desk} rejected={rejected} />
          <AnalysisPanel desk={desk} />
          <Rows id="asked-title" title={officePage.askedFor} rows={answerRows(lead)}>
            {message && lead.data.message !== undefined && (
              <figure className="m-0">
                <figcaption className="text-muted text-sm">{message.label}</figcaption>
                <blockquote className="wrap-anywhere m-0 whitespace-pre-line border-oat-500 border-l-3 pl-4">
                  {String(lead.data.message)}
                </blockquote>
              </figure>
            )}
          </Rows>
          <Rows id="history-title" title={officeCopy.history} rows={history} />
        </div>
        <div className="grid gap-5">
          <TellReferrer lead={lead} />
          <Rows
            id="others-title"
            title={officePage.samePerson}
            rows={others.map(({ lead: other, href }) => [
              formatDate(officeDay(other.createdAt.getTime())),
              <a key={other.id} className={textLink} href={href}>
                {[formatKind(other.kind), formatState(other), other.id].filter(Boolean).join(', ')}
              </a>,
            ])}
          />
          <Rows id="source-title" title={officePage.cameFrom} rows={sourceRows(lead)} />
          <Rows id="deliveries-title" title={officeCopy.deliveries} rows={deliveries} />
        </div>
        <Note className="md:col-span-full">{officePage.fine}</Note>
      </div>
    </>
  );
}
