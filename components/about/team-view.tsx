import { CompanyPage } from '@/components/layout/company-page';
import { Columns, stickyColumn } from '@/components/ui/columns';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { ourWeek, teamPage } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { CompanyStats, JoinUs } from './shared-sections';
import { TeamProfiles } from './team';

export function TeamView() {
  return (
    <CompanyPage page={teamPage} crumbs={trail('/about', '/team')} picture={teamPage.picture}>
      <TeamProfiles />
      <OurWeek />
      <CompanyStats />
      <JoinUs />
    </CompanyPage>
  );
}

function OurWeek() {
  return (
    <Section ground="sand" labelledBy="week-title">
      <Columns>
        <div className={stickyColumn}>
          <h2 id="week-title">{ourWeek.title}</h2>
          <Lead className="mt-5">{ourWeek.lead}</Lead>
        </div>
        <ol>
          {ourWeek.days.map(({ day, who, text }) => (
            <li
              key={day}
              className="grid gap-1.25 border-line border-t py-4.5 md:grid-cols-label-36 md:items-baseline"
            >
              <Heading as="h3" size="small" className="text-accent">
                {day}
              </Heading>
              <p>
                <strong>{who}.</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </Columns>
    </Section>
  );
}
