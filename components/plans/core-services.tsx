import { Columns } from '@/components/ui/columns';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { plansPage } from '@/content/plans-page';

export function CoreServices() {
  const { title, services } = plansPage.core;

  return (
    <Section labelledBy="core-title">
      <Columns split="narrow" close>
        <h2 id="core-title">{title}</h2>
        <dl className="border-gulf-950 border-t">
          {services.map((service) => (
            <div
              key={service.title}
              className="grid gap-x-8 gap-y-1.5 border-line border-b py-6.5 md:grid-cols-[12rem_1fr]"
            >
              <Heading as="dt" size="card">
                {service.title}
              </Heading>
              <dd className="max-w-[36em] text-muted">{service.text}</dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}
