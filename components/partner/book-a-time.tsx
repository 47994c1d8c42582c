import { Embed } from '@/components/consent/embed';
import { toFormContent } from '@/components/forms/form-content';
import { CallFacts } from '@/components/meetings/call-facts';
import { FreeTimes } from '@/components/meetings/free-times';
import { ButtonLink } from '@/components/ui/button';
import { stickyColumn } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { linkProps } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { partnerPage } from '@/content/partner';
import { pictures } from '@/content/pictures';
import { meetingForm } from '@/lib/forms/all-forms';
import { meetingsPath } from '@/lib/meetings/meeting-paths';
import { env } from '@/lib/platform/env';

const form = toFormContent(meetingForm, { action: meetingsPath });

/** Classes that reserve the height of the time picker, because it replaces the picture later. */
const pickerSpace = env.MEETING_URL ? undefined : 'grid min-h-130 xl:min-h-100';

const picture = (
  <Frame className="aspect-16/9 flex-1 rounded-none xl:aspect-auto xl:min-h-0">
    <Picture
      picture={pictures.key}
      sizes="(min-width: 1280px) 730px, (min-width: 900px) 60vw, calc(100vw - 3rem)"
    />
  </Frame>
);

export function BookATime() {
  const { title, lead } = partnerPage.meeting;

  return (
    <Section id="book-a-time" labelledBy="book-title">
      <Container className="grid gap-8 md:grid-cols-[4fr_7fr] md:gap-12 xl:gap-20">
        <div className={stickyColumn}>
          <h2 id="book-title">{title}</h2>
          <Lead className="mt-3">{lead}</Lead>
          <div className="mt-6">
            <CallFacts formHref={env.MEETING_URL ? undefined : '#revenue-analysis'} />
          </div>
        </div>
        <div className="grid content-start gap-5">
          {env.MEETING_URL ? (
            <>
              <Island name="embed" of={Embed} props={{ src: env.MEETING_URL }} start="visible" />
              <ButtonLink className="md:justify-self-start" {...linkProps(env.MEETING_URL)}>
                <Icon name="calendar" /> Open the calendar
              </ButtonLink>
            </>
          ) : null}
          <div className={pickerSpace}>
            <Island
              name="free-times"
              of={FreeTimes}
              props={{ form, isMain: !env.MEETING_URL }}
              slots={{ picture: env.MEETING_URL ? null : picture }}
              start="after-interaction"
            />
          </div>
        </div>
      </Container>
    </Section>
  );
}
