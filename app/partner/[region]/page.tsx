import { notFound } from 'next/navigation';
import { PartnerView } from '@/components/partner/partner-view';
import { partnerPage } from '@/content/partner';
import { findRegion, regions } from '@/content/regions';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return regions.map(({ id }) => ({ region: id }));
}

async function regionOf({ params }: PageProps<'/partner/[region]'>) {
  return findRegion((await params).region) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/partner/[region]'>) {
  const region = await regionOf(props);
  return pageMetadata({
    metaTitle: partnerPage.regionTitle(region.name),
    metaDescription: region.partner.metaDescription,
    path: `/partner/${region.id}`,
    keywords: [`${region.longName} vacation rental management`, ...partnerPage.keywords],
  });
}

export default async function RegionPage(props: PageProps<'/partner/[region]'>) {
  return <PartnerView region={await regionOf(props)} />;
}
