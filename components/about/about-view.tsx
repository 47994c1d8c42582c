import { CompanyPage } from '@/components/layout/company-page';
import { aboutPage } from '@/content/about';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { CompanyStats } from './company-stats';
import { Generations } from './generations';
import { JoinUs } from './join-us';
import { OurStory } from './our-story';
import { TeamGrid } from './team';
import { Values } from './values';

const cottage = {
  src: '/images/blog/cottage-behind-dunes.jpg',
  width: 1600,
  height: 1067,
  alt: '',
  focus: '52% 50%',
};

export const aboutCrumb: Crumb = { name: 'About Us', path: '/about' };

export function AboutView() {
  return (
    <CompanyPage page={aboutPage} crumb={aboutCrumb} picture={cottage}>
      <OurStory />
      <CompanyStats />
      <Values />
      <Generations />
      <TeamGrid />
      <JoinUs />
    </CompanyPage>
  );
}
