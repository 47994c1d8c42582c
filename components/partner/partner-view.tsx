import { ClickToPlay } from '@/components/consent/click-to-play';
import { FormSection } from '@/components/forms/form-section';
import { JsonLd } from '@/components/layout/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Columns } from '@/components/ui/columns';
import { FaqSection } from '@/components/ui/faq-section';
import { Heading } from '@/components/ui/heading';
import { Island } from '@/components/ui/island';
import { behindTextClasses, Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SplitSection } from '@/components/ui/split-heading';
import { ShortSteps } from '@/components/ui/steps';
import { Kicker, plainLink } from '@/components/ui/text';
import { company } from '@/content/company';
import { partnerFaqs } from '@/content/faqs';
import { revenueAnalysis } from '@/content/navigation';
import { partnerPage } from '@/content/partner';
import { pictures } from '@/content/pictures';
import type { Region } from '@/content/regions';
import { sampleAnalysisPage } from '@/content/sample-analysis';
import { env } from '@/lib/platform/env';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { faqPage } from '@/lib/seo/structured-data';
import { BookATime } from './book-a-time';
import { ComparisonTable } from './comparison-table';
import { MarketStats } from './market-stats';
import { PartnerHero } from './partner-hero';
import { WhatYouKeep } from './what-you-keep';

export function PartnerView({ region }: { region?: Region }) {
  const { analysis } = partnerPage;
  const path = region ? (`/partner/${region.id}` as const) : '/partner';
  const action = { ...revenueAnalysis, href: `${path}#revenue-analysis` } as const;
  const crumbs = region ? ownerTrail('/partner', path) : ownerTrail(path);

  return (
    <>
      <JsonLd crumbs={crumbs} content={[faqPage(partnerFaqs)]} />
      <PartnerHero
        title={region?.partner.title ?? partnerPage.title}
        lead={region?.partner.description ?? partnerPage.lead}
        crumbs={crumbs}
        picture={region?.destination.image ?? pictures.cottages}
      />
      <OwnerBar action={action} afterHero>
        {region && <RegionFeatures region={region} />}
        <ComparisonTable />
        <WhatYouKeep region={region} />
        <MarketStats />
        <PartnerVideo />
      </OwnerBar>
      <FormSection kind="partner" defaults={{ area: region?.id }} id="revenue-analysis" lead={analysis.lead}>
        <ShortSteps steps={analysis.promises} className="mt-2" />
        <p>
          <ArrowLink href="/partner/sample-analysis">{sampleAnalysisPage.link}</ArrowLink>
        </p>
      </FormSection>
      <BookATime />
      <OwnerBar action={action}>
        <PartnerFaq />
      </OwnerBar>
    </>
  );
}

function RegionFeatures({ region: { partner } }: { region: Region }) {
  return (
    <Section labelledBy="region-title">
      <Columns>
        <div>
          <Kicker>{partner.area}</Kicker>
          <h2 id="region-title" className="mt-4">
            {partner.focusArea}
          </h2>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {partner.features.map(({ title, text }) => (
            <div key={title} className="border-line border-t py-6">
              <Heading as="dt" size="small">
                {title}
              </Heading>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}

function PartnerVideo() {
  if (!env.VIDEO_URL) return null;
  const { title, lead } = partnerPage.video;

  return (
    <SplitSection titleId="video-title" title={title} lead={lead}>
      <Island
        name="click-to-play"
        of={ClickToPlay}
        props={{ src: env.VIDEO_URL, title: `Video: ${title}` }}
        slots={{
          poster: (
            <Picture
              picture={pictures.cottages}
              alt=""
              sizes="(min-width: 1280px) 1200px, 100vw"
              className={behindTextClasses}
            />
          ),
        }}
      />
    </SplitSection>
  );
}

function PartnerFaq() {
  return (
    <FaqSection title={partnerPage.faqTitle} faqs={partnerFaqs} name="partner-faq" continues>
      <p className="mt-5 text-muted">
        Something else? Write to{' '}
        <a className={plainLink} href={company.emailHref}>
          {company.email}
        </a>
      </p>
    </FaqSection>
  );
}
