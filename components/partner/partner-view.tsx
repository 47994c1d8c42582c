import { JsonLd } from '@/components/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { partnerFaqs } from '@/content/faqs';
import { partnerPage } from '@/content/partner';
import type { Region } from '@/content/regions';
import { type Crumb, ownerTrail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, faqPage, organization } from '@/lib/seo/structured-data';
import { BookATime } from './book-a-time';
import { ComparisonTable } from './comparison-table';
import { MarketStats } from './market-stats';
import { PartnerFaq } from './partner-faq';
import { PartnerHero } from './partner-hero';
import { PartnerVideo } from './partner-video';
import { RegionFeatures } from './region-features';
import { RevenueAnalysis } from './revenue-analysis';

/** The partner page, for all regions or for one. */
export function PartnerView({ region }: { region?: Region }) {
  const crumbs: Crumb[] = ownerTrail(
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
      <RevenueAnalysis area={region?.id} />
      <BookATime />
      <PartnerFaq />
      <OwnerBar />
    </>
  );
}
