import { CompanyPage } from '@/components/layout/company-page';
import { teamPage } from '@/content/about';
import { aboutCrumb } from './about-view';
import { CompanyStats } from './company-stats';
import { JoinUs } from './join-us';
import { OurWeek } from './our-week';
import { TeamProfiles } from './team';

export function TeamView() {
  return (
    <CompanyPage page={teamPage} crumb={{ name: 'Our Team', path: '/team' }} parents={[aboutCrumb]}>
      <TeamProfiles />
      <OurWeek />
      <CompanyStats />
      <JoinUs />
    </CompanyPage>
  );
}
