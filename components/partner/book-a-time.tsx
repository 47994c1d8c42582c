import { Embed } from '@/components/consent/embed';
import { toFormContent } from '@/components/forms/form-content';
import { FreeTimes } from '@/components/meetings/free-times';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { company } from '@/content/company';
import { partnerPage } from '@/content/partner';
import { pictures } from '@/content/pictures';
import { meetingsPath } from '@/lib/meetings/addresses';
import { meetingForm } from '@/lib/meetings/form';
import { env } from '@/lib/platform/env';

/** Pixels. */
const SCHEDULER_HEIGHT = 600;

const form = toFormContent(meetingForm, { action: meetingsPath });

/** The free times of our own scheduler, beneath the external one where one is configured, and the people themselves. */
export function BookATime() {
  const { title, lead } = partnerPage.meeting;

  return (
    <Section id="book-a-time" labelledBy="book-title">
      <Container className="grid gap-8 md:grid-cols-[6fr_5fr] md:gap-16 xl:gap-25">
        {env.MEETING_URL ? (
          <Embed
            src={env.MEETING_URL}
            title="Calendar: book a time with us"
            what="the calendar"
            height={SCHEDULER_HEIGHT}
          />
        ) : (
          <Frame className="aspect-3/2">
            <Picture
              picture={pictures.key}
              sizes="(min-width: 1280px) 600px, (min-width: 900px) 48vw, calc(100vw - 3rem)"
            />
          </Frame>
        )}
        <div className="grid content-center gap-5">
          <h2 id="book-title">{title}</h2>
          <Lead>{lead}</Lead>
          <FreeTimes form={form} isMain={!env.MEETING_URL} />
          <Actions stacked className="mt-2">
            {env.MEETING_URL && (
              <ButtonLink href={env.MEETING_URL} target="_blank" rel="noopener">
                <Icon name="calendar" /> Open the calendar
              </ButtonLink>
            )}
            <ButtonLink look="line" className="figures" href={company.phone.href}>
              <Icon name="phone" /> {company.phone.display}
            </ButtonLink>
            <ButtonLink look="line" href={`mailto:${company.email}`}>
              <Icon name="mail" /> Email
            </ButtonLink>
            {!env.MEETING_URL && (
              <ButtonLink look="line" href="#revenue-analysis">
                Send the form
              </ButtonLink>
            )}
          </Actions>
        </div>
      </Container>
    </Section>
  );
}
