import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { NextTimes } from '@/components/meetings/next-times';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { bookATimeHref, linkProps } from '@/components/ui/links';
import { groundProps, Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { company } from '@/content/company';
import { formMessages } from '@/content/forms';
import { bookATime } from '@/content/navigation';
import { nextTitle, type ThankYouKind, thankYous } from '@/content/thank-you';
import { RECEIPT } from '@/lib/platform/browser-names';
import { trail } from '@/lib/seo/breadcrumbs';

const contactLinks = [
  { icon: 'phone', title: 'Call us', href: company.phone.href, label: company.phone.display },
  { icon: 'mail', title: 'Email us', href: company.emailHref, label: company.email },
] as const;

export function ThankYouView({ kind, path }: { kind: ThankYouKind; path: string }) {
  const { title, lead, next, call, links } = thankYous[kind];
  const crumbs = trail({ name: kind === 'newsletter' ? 'Welcome' : 'Thank You', path });

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <section aria-labelledby="thanks-title" {...groundProps('sand', 'pt-5 pb-10 md:pt-8 md:pb-18')}>
        <Container>
          <Breadcrumbs crumbs={crumbs} />
          <div className="grid grid-cols-1 gap-6 md:grid-cols-7-5 md:items-start md:gap-16">
            <div>
              <p className="mt-stack mb-6 grid size-16 place-items-center rounded-full border border-oat-500 text-link">
                <Icon name={kind === 'newsletter' ? 'mail' : 'check'} size="lg" />
              </p>
              <Heading as="h1" size="page" id="thanks-title" className="measure-14">
                {title}
              </Heading>
              <Lead className="mt-5">{lead}</Lead>
              <div className="mt-4 min-h-12.75 max-w-lead">
                {/* lib/platform/next/browser/receipt.ts fills this in and shows it. */}
                <p hidden {...{ [RECEIPT]: '' }}>
                  {formMessages.receipt} <strong className="figures" />. {formMessages.receiptUse}
                </p>
              </div>
            </div>
            {call && (
              <div
                className={`${card} grid content-start justify-items-start gap-4 px-5 py-5 shadow-raised sm:p-8`}
              >
                <Heading size="card">{call.title}</Heading>
                <p>{call.text}</p>
                {bookATimeHref === bookATime.href ? (
                  <div className="grid w-full justify-items-start gap-4">
                    <Island
                      name="next-times"
                      of={NextTimes}
                      props={{ hours: company.answerHours }}
                      start="visible"
                    />
                  </div>
                ) : (
                  <ButtonLink {...linkProps(bookATimeHref)}>{bookATime.label}</ButtonLink>
                )}
              </div>
            )}
          </div>
        </Container>
      </section>
      <Section labelledBy="next-title">
        <Container className="grid grid-cols-1 gap-12 md:grid-cols-7-5 md:gap-16 xl:gap-25">
          <div>
            <h2 id="next-title">{nextTitle}</h2>
            <ol className="mt-8">
              {next.map((step) => (
                <li
                  key={step.title}
                  className="grid gap-1 border-line border-t py-5 md:grid-cols-label-44 md:items-baseline"
                >
                  <h3 className="opsz-30 text-accent text-step-2">{step.title}</h3>
                  <p className="text-muted">{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="grid content-start gap-8">
            {kind !== 'newsletter' && (
              <ul className="grid gap-4" aria-label="Reach us now">
                {contactLinks.map((way) => (
                  <ContactCard key={way.title} {...way} />
                ))}
              </ul>
            )}
            <nav aria-label="Where to next">
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <ArrowLink href={href}>{label}</ArrowLink>
                  </li>
                ))}
              </ul>
              <ButtonLink className="mt-5" href="/">
                Back to Home
              </ButtonLink>
            </nav>
          </div>
        </Container>
      </Section>
    </>
  );
}

function ContactCard({ icon, title, href, label }: (typeof contactLinks)[number]) {
  return (
    <li>
      <a
        className={`${card} wrap-anywhere grid grid-cols-fit-fill items-center gap-4.5 px-5.5 py-5 transition-state hover:border-emerald-600 hover:shadow-raised`}
        href={href}
      >
        <Icon name={icon} size="md" className="text-link" />
        <span>
          <strong className="block font-semibold">{title}</strong>
          <span className="figures block">{label}</span>
        </span>
      </a>
    </li>
  );
}
