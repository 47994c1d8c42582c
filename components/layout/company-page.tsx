import type { ComponentProps, ReactNode } from 'react';
import { type Crumb, trail } from '@/lib/seo/breadcrumbs';
import { JsonLd } from './json-ld';
import { PageHero } from './page-hero';

interface CompanyPageProps extends Pick<ComponentProps<typeof PageHero>, 'picture' | 'dark'> {
  type?: 'AboutPage' | 'ContactPage';
  page: { title: string; lead: string; metaDescription: string };
  crumb: Crumb;
  parents?: Crumb[];
  opening?: ReactNode;
  children: ReactNode;
}

export function CompanyPage({
  type = 'AboutPage',
  page: { title, lead, metaDescription },
  crumb,
  parents = [],
  opening,
  children,
  ...look
}: CompanyPageProps) {
  const crumbs = trail(...parents, crumb);

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
