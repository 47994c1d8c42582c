import type { ComponentProps, ReactNode } from 'react';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { JsonLd } from './json-ld';
import { PageHero } from './page-hero';

interface CompanyPageProps extends Pick<ComponentProps<typeof PageHero>, 'picture' | 'dark'> {
  type?: 'AboutPage' | 'ContactPage';
  page: { title: string; lead: string; metaDescription: string };
  crumbs: Crumb[];
  opening?: ReactNode;
  children: ReactNode;
}

export function CompanyPage({
  type = 'AboutPage',
  page: { title, lead, metaDescription },
  crumbs,
  opening,
  children,
  ...look
}: CompanyPageProps) {
  return (
    <>
      <JsonLd crumbs={crumbs} about={{ '@type': type, name: title, description: metaDescription }} />
      <PageHero title={title} lead={lead} crumbs={crumbs} {...look}>
        {opening}
      </PageHero>
      {children}
    </>
  );
}
