import { JsonLd } from '@/components/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { missionPage } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization, webPage } from '@/lib/seo/structured-data';
import { CompanyStats } from './company-stats';
import { Generations } from './generations';
import { JoinUs } from './join-us';
import { Promises } from './promises';
import { Values } from './values';

const crumbs = trail({ name: 'About Us', path: '/about' }, { name: 'Our Mission', path: '/mission' });

const seaOats = {
  src: '/images/blog/sunset-sea-oats.jpg',
  width: 1600,
  height: 1000,
  alt: '',
  focus: '40% 50%',
};

export function MissionView() {
  return (
    <>
      <JsonLd
        nodes={[
          organization(),
          webPage('AboutPage', {
            name: missionPage.title,
            path: '/mission',
            description: missionPage.metaDescription,
          }),
          breadcrumbList(crumbs),
        ]}
      />
      <PageHero title={missionPage.title} lead={missionPage.lead} crumbs={crumbs} picture={seaOats} dark />
      <Values />
      <Promises />
      <Generations />
      <CompanyStats />
      <JoinUs />
    </>
  );
}
