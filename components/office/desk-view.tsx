import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import { officeCopy, officePage } from '@/content/office';
import { phoneHref } from '@/lib/leads/delivery/lead-letter';
import {
  aboutWords,
  answerRows,
  inCentral,
  longTime,
  personOf,
  sourceRows,
  stateWords,
} from '@/lib/leads/lead-words';
import { formsByKind } from '@/lib/meetings/form';
import type { OpenDesk } from '@/lib/office/open-desk';
import { CallPanel } from './call-panel';
import { Deadline } from './deadline';
import { Rows } from './parts';
import { TellReferrer } from './tell-referrer';

/** The office's page of a lead: its details, and forms that act on it. */
export function DeskView({ desk, problem }: { desk: OpenDesk; problem?: string | undefined }) {
  const { lead, form, history, deliveries, others, expiry } = desk;
  const { name, phone, email } = personOf(lead);
  const message = form.fields.find((field) => field.name === 'message');
  return (
    <>
      <p className="bg-gulf-950 px-edge py-2.5 text-sand-50 text-sm" data-ground="dark">
        {officePage.private(inCentral(expiry, 'LLLL d, yyyy'))}
      </p>
      {problem && (
        <p className={clsx(errorBox, 'mx-edge mt-5')} role="alert">
          {problem}
        </p>
      )}
      <Deadline desk={desk} />
      <div className="grid gap-5 px-edge pt-6 pb-12 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] md:items-start md:pt-10">
        <header className="grid gap-4 md:col-span-full">
          <div>
            <h1 className="wrap-anywhere text-step-5">{name}</h1>
            <p className="mt-2 text-muted">{[form.title, ...aboutWords(lead, form)].join(', ')}</p>
          </div>
          <p className="flex flex-wrap gap-2.5">
            {phone && (
              <ButtonLink look="line" href={phoneHref(phone)}>
                <Icon name="phone" /> {phone}
              </ButtonLink>
            )}
            {email && (
              <ButtonLink look="line" href={`mailto:${email}`} className="wrap-anywhere">
                <Icon name="mail" /> {email}
              </ButtonLink>
            )}
          </p>
        </header>
        <div className="grid gap-5">
          <CallPanel desk={desk} />
          <Rows id="asked-title" title={officePage.askedFor} rows={answerRows(lead, form)}>
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
            rows={others.map((other) => [
              longTime(other.createdAt),
              [formsByKind[other.kind]?.title ?? other.kind, stateWords(other), other.id]
                .filter(Boolean)
                .join(', '),
            ])}
          />
          <Rows id="source-title" title={officePage.cameFrom} rows={sourceRows(lead)} />
          <Rows id="mail-title" title={officeCopy.mail} rows={deliveries} />
        </div>
        <Note className="md:col-span-full">{officePage.fine}</Note>
      </div>
    </>
  );
}
