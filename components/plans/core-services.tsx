import { plansPage } from '@/content/plans-page';

export function CoreServices() {
  const { title, services } = plansPage.core;

  return (
    <section className="section" aria-labelledby="core-title">
      <div className="wrap core">
        <h2 id="core-title">{title}</h2>
        <dl>
          {services.map((service) => (
            <div key={service.title}>
              <dt>{service.title}</dt>
              <dd>{service.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
