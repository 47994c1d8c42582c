import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Embed } from '@/components/consent/embed';
import { toFormContent } from '@/components/forms/form-content';
import { PhoneLink } from '@/components/layout/phone-link';
import { FreeTimes } from '@/components/meetings/free-times';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Icon } from '@/components/ui/icon';
import { linkProps } from '@/components/ui/links';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { startsAfterSign } from '@/components/ui/starts';
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

const picture = (
  <Frame className="aspect-16/9 rounded-none">
    <Picture
      picture={pictures.key}
      sizes="(min-width: 1280px) 730px, (min-width: 900px) 60vw, calc(100vw - 3rem)"
    />
  </Frame>
);

const factLink = 'inline-block py-2.5 font-semibold text-link underline underline-offset-4';

/** The external scheduler if one is configured, the free times of our own, and the team. */
export function BookATime() {
  const { title, lead, facts, now, write } = partnerPage.meeting;

  return (
    <Section id="book-a-time" labelledBy="book-title">
      <Container className="grid gap-8 md:grid-cols-[4fr_7fr] md:gap-12 xl:gap-20">
        <div className="md:sticky md:top-24 md:self-start">
          <h2 id="book-title">{title}</h2>
          <Lead className="mt-3">{lead}</Lead>
          <dl className="figures mt-6 border-line border-t text-md">
            {facts.map(([name, fact]) => (
              <Fact key={name} name={name}>
                {fact}
              </Fact>
            ))}
            <Fact name={now}>
              <PhoneLink className={factLink} />
            </Fact>
            <Fact name={write}>
              <a className={factLink} href={`mailto:${company.email}`}>
                Email
              </a>
              {env.MEETING_URL ? null : (
                <a className={clsx(factLink, 'ml-5')} href="#revenue-analysis">
                  Send the form
                </a>
              )}
            </Fact>
          </dl>
        </div>
        <div className="grid content-start gap-5">
          {env.MEETING_URL ? (
            <>
              <Embed
                src={env.MEETING_URL}
                title="Calendar: book a time with us"
                what="the calendar"
                height={SCHEDULER_HEIGHT}
              />
              <ButtonLink className="md:justify-self-start" {...linkProps(env.MEETING_URL)}>
                <Icon name="calendar" /> Open the calendar
              </ButtonLink>
            </>
          ) : null}
          <div {...startsAfterSign}>
            <FreeTimes form={form} isMain={!env.MEETING_URL} picture={env.MEETING_URL ? null : picture} />
          </div>
        </div>
      </Container>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
