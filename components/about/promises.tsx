import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead } from '@/components/ui/text';
import { promises } from '@/content/about';

/** What we promise to whom, each with the way to check it. */
export function Promises() {
  return (
    <Section ground="sand" labelledBy="promises-title">
      <Container>
        <SplitHeading id="promises-title" title={promises.title}>
          <Lead>{promises.lead}</Lead>
        </SplitHeading>
        <div className="grid gap-12 md:grid-cols-3 md:gap-stack">
          {promises.groups.map(({ to, items }) => (
            <section key={to} aria-label={to}>
              <h3 className="border-gulf-950 border-b pb-4">{to}</h3>
              <dl>
                {items.map(({ promise, check }) => (
                  <div key={promise} className="border-line border-b py-5">
                    <dt className="font-semibold">{promise}</dt>
                    <dd className="mt-1.5 flex gap-2.5 text-md text-muted">
                      <Icon name="check" className="mt-[.15em] text-link" />
                      {check}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </Container>
    </Section>
  );
}
