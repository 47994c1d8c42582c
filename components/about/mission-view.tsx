import { CompanyPage } from '@/components/layout/company-page';
import { missionPage } from '@/content/about';
import { aboutCrumb } from './about-view';
import { CompanyStats } from './company-stats';
import { Generations } from './generations';
import { JoinUs } from './join-us';
import { Promises } from './promises';
import { Values } from './values';

export function MissionView() {
  return (
    <CompanyPage
      page={missionPage}
      crumb={{ name: 'Our Mission', path: '/mission' }}
      parents={[aboutCrumb]}
      picture={missionPage.picture}
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
