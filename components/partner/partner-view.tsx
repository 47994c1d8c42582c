import { ClickToPlay } from '@/components/consent/click-to-play';
import { FormSection } from '@/components/forms/form-section';
import { JsonLd } from '@/components/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { FaqSection } from '@/components/ui/faq-section';
import { Picture } from '@/components/ui/picture';
import { SplitSection } from '@/components/ui/split-heading';
import { ShortSteps } from '@/components/ui/steps';
import { company } from '@/content/company';
import { partnerFaqs } from '@/content/faqs';
import { partnerPage } from '@/content/partner';
import type { Region } from '@/content/regions';
import { env } from '@/lib/platform/env';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, faqPage, organization } from '@/lib/seo/structured-data';
import { BookATime } from './book-a-time';
import { ComparisonTable } from './comparison-table';
import { MarketStats } from './market-stats';
import { cottages, PartnerHero } from './partner-hero';
import { RegionFeatures } from './region-features';

/** The partner page, for all regions or for one. */
export function PartnerView({ region }: { region?: Region }) {
  const { analysis } = partnerPage;
  const crumbs = ownerTrail(
    { name: 'Partner with Us', path: '/partner' },
    ...(region ? [{ name: region.longName, path: `/partner/${region.id}` }] : []),
  );

  return (
    <>
      <JsonLd nodes={[organization(), breadcrumbList(crumbs), faqPage(partnerFaqs)]} />
      <PartnerHero
        title={region?.partner.title ?? partnerPage.title}
        lead={region?.partner.description ?? partnerPage.lead}
        crumbs={crumbs}
      />
      {region && <RegionFeatures region={region} />}
      <ComparisonTable />
      <MarketStats />
      <PartnerVideo />
      {/* The site's main job: the form, and what comes of it. */}
      <FormSection
        kind="partner"
        defaults={{ area: region?.id }}
        id="revenue-analysis"
        titleId="analysis-title"
        title={analysis.title}
        lead={analysis.lead}
      >
        <ShortSteps steps={analysis.promises} className="mt-2" />
      </FormSection>
      <BookATime />
      <PartnerFaq />
      <OwnerBar />
    </>
  );
}

/** The video about us, where one is configured. */
function PartnerVideo() {
  if (!env.VIDEO_URL) return null;
  const { title, lead } = partnerPage.video;

  return (
    <SplitSection titleId="video-title" title={title} lead={lead}>
      <ClickToPlay src={env.VIDEO_URL} title={`Video: ${title}`}>
        <Picture
          picture={cottages}
          sizes="(min-width: 1280px) 1200px, 100vw"
          className="absolute inset-0 -z-2 size-full"
        />
      </ClickToPlay>
    </SplitSection>
  );
}

function PartnerFaq() {
  return (
    <FaqSection title={partnerPage.faqTitle} faqs={partnerFaqs} name="partner-faq" continues>
      <p className="mt-5 text-muted">
        Something else? Write to{' '}
        <a className="underline underline-offset-4" href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </p>
    </FaqSection>
  );
}
