import { CompanyPage } from '@/components/layout/company-page';
import { Icon } from '@/components/ui/icon';
import { SplitSection } from '@/components/ui/split-heading';
import { missionPage, promises } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { CompanyStats, Generations, JoinUs, Values } from './shared-sections';

export function MissionView() {
  return (
    <CompanyPage page={missionPage} crumbs={trail('/about', '/mission')} picture={missionPage.picture} dark>
      <Values />
      <Promises />
      <Generations />
      <CompanyStats />
      <JoinUs />
    </CompanyPage>
  );
}

function Promises() {
  const { title, lead, groups } = promises;

  return (
    <SplitSection ground="sand" titleId="promises-title" title={title} lead={lead}>
      <div className="grid gap-12 md:grid-cols-3 md:gap-stack">
        {groups.map(({ to, items }) => (
          <section key={to} aria-label={to}>
            <h3 className="border-gulf-950 border-b pb-4">{to}</h3>
            <dl>
              {items.map(({ promise, check }) => (
                <div key={promise} className="border-line border-b py-5">
                  <dt className="font-semibold">{promise}</dt>
                  <dd className="mt-1.5 flex gap-2.5 text-md text-muted">
                    <Icon name="check" className="mt-0.5 text-link" />
                    {check}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </SplitSection>
  );
}
