import { companyStats } from '@/content/about';

export function CompanyStats() {
  return (
    <section className="company-stats dark" aria-label="The company in figures">
      <dl className="wrap">
        {companyStats.map(({ figure, label, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num num-xl">{figure}</dd>
            <dd className="muted">{detail}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
