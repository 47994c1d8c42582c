import { JsonLd } from '@/components/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { teamPage } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization, webPage } from '@/lib/seo/structured-data';
import { CompanyStats } from './company-stats';
import { JoinUs } from './join-us';
import { OurWeek } from './our-week';
import { TeamProfiles } from './team-profiles';

const crumbs = trail({ name: 'About Us', path: '/about' }, { name: 'Our Team', path: '/team' });

export function TeamView() {
  return (
    <>
      <JsonLd
        nodes={[
          organization(),
          webPage('AboutPage', {
            name: teamPage.title,
            path: '/team',
            description: teamPage.metaDescription,
          }),
          breadcrumbList(crumbs),
        ]}
      />
      <PageHero title={teamPage.title} lead={teamPage.lead} crumbs={crumbs} />
      <TeamProfiles />
      <OurWeek />
      <CompanyStats />
      <JoinUs />
    </>
  );
}
