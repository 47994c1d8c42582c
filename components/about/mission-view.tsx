import { CompanyPage } from '@/components/layout/company-page';
import { missionPage } from '@/content/about';
import { aboutCrumb } from './about-view';
import { CompanyStats } from './company-stats';
import { Generations } from './generations';
import { JoinUs } from './join-us';
import { Promises } from './promises';
import { Values } from './values';

const seaOats = {
  src: '/images/blog/sunset-sea-oats.jpg',
  alt: '',
  focus: '40% 50%',
};

export function MissionView() {
  return (
    <CompanyPage
      page={missionPage}
      crumb={{ name: 'Our Mission', path: '/mission' }}
      parents={[aboutCrumb]}
      picture={seaOats}
      dark
    >
      <Values />
      <Promises />
      <Generations />
      <CompanyStats />
      <JoinUs />
    </CompanyPage>
  );
}
