import { randomUUID } from 'node:crypto';
import { toFormContent } from '@/components/forms/form-content';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/text';
import { meetingPageCopy } from '@/content/meeting-pages';
import { meetingCopy } from '@/content/meetings';
import { bookingPath, meetingsPath } from '@/lib/meetings/addresses';
import { meetingForm } from '@/lib/meetings/form';
import type { loadFreeTimes } from '@/lib/meetings/pages';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { absoluteUrl } from '@/lib/seo/urls';
import { BookingCard } from './booking-card';
import { BookingForm } from './booking-form';
import { NoTimes } from './no-times';

const crumbs = ownerTrail(
  { name: 'Partner with Us', path: '/partner' },
  { name: meetingCopy.title, path: bookingPath },
);

interface Props {
  page: Awaited<ReturnType<typeof loadFreeTimes>>;
  /** The rejected form, if it was sent without JavaScript. */
  sent: RejectedForm | undefined;
  slot: string | undefined;
}

/** The free times and the booking form, complete without scripts. */
export function BookingView({ page, sent, slot: linked }: Props) {
  if (page.status !== 200) return <BookingFailed />;
  const { slot } = sent?.body ?? {};

  return (
    <MeetingSection title={meetingCopy.title} lead={meetingPageCopy.lead} hasTrail>
      <JsonLd crumbs={crumbs} />
      <BookingCard labelledBy="meeting-title">
        {page.days.length === 0 ? (
          <NoTimes />
        ) : (
          <BookingForm
            content={toFormContent(meetingForm, {
              action: meetingsPath,
              defaults: sent?.body,
              sentFrom: sent?.back && absoluteUrl(sent.back),
            })}
            days={page.days}
            request={randomUUID()}
            slot={typeof slot === 'string' ? slot : linked}
            sent={sent}
          />
        )}
      </BookingCard>
    </MeetingSection>
  );
}

/** Shows the number to call if the free times or a call cannot be loaded. */
export function BookingFailed() {
  return (
    <MeetingSection title={meetingCopy.title}>
      <NoTimes words={meetingCopy.failed} />
    </MeetingSection>
  );
}

interface SectionProps {
  title: string;
  lead?: string;
  hasTrail?: boolean;
  children: React.ReactNode;
}

/** The layout of a page about a call: one column with a title. */
export function MeetingSection({ title, lead, hasTrail = false, children }: SectionProps) {
  return (
    <section className="pt-5 pb-section md:pt-8" aria-labelledby="meeting-title">
      <Container className="grid gap-6">
        {hasTrail && <Breadcrumbs crumbs={crumbs} />}
        <Heading as="h1" size="section" id="meeting-title">
          {title}
        </Heading>
        {lead && <Lead>{lead}</Lead>}
        <div className="grid max-w-190 gap-6">{children}</div>
      </Container>
    </section>
  );
}
