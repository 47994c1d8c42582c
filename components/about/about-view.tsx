import { JsonLd } from '@/components/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { aboutPage } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization, webPage } from '@/lib/seo/structured-data';
import { CompanyStats } from './company-stats';
import { Generations } from './generations';
import { JoinUs } from './join-us';
import { OurStory } from './our-story';
import { TeamGrid } from './team-grid';
import { Values } from './values';

const crumbs = trail({ name: 'About Us', path: '/about' });

const cottage = {
  src: '/images/blog/cottage-behind-dunes.jpg',
  width: 1600,
  height: 1067,
  alt: '',
  focus: '52% 50%',
};

export function AboutView() {
  return (
    <>
      <JsonLd
        nodes={[
          organization(),
          webPage('AboutPage', {
            name: aboutPage.title,
            path: '/about',
            description: aboutPage.metaDescription,
          }),
          breadcrumbList(crumbs),
        ]}
      />
      <PageHero title={aboutPage.title} lead={aboutPage.lead} crumbs={crumbs} picture={cottage} />
      <OurStory />
      <CompanyStats />
      <Values />
      <Generations />
      <TeamGrid />
      <JoinUs />
    </>
  );
}
