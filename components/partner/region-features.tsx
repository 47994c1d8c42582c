import { Columns } from '@/components/ui/columns';
import { Heading } from '@/components/ui/heading';
import { Section } from '@/components/ui/section';
import { Kicker, Lead } from '@/components/ui/text';
import type { Region } from '@/content/regions';

/** What we do differently in one region: only on the page of that region. */
export function RegionFeatures({ region: { partner } }: { region: Region }) {
  return (
    <Section labelledBy="region-title">
      <Columns>
        <div>
          <Kicker>{partner.area}</Kicker>
          <h2 id="region-title" className="mt-4">
            {partner.focusArea}
          </h2>
          <Lead className="mt-5">{partner.description}</Lead>
        </div>
        <dl className="grid gap-x-10 sm:grid-cols-2">
          {partner.features.map(({ title, text }) => (
            <div key={title} className="border-line border-t py-6">
              <Heading as="dt" size="small">
                {title}
              </Heading>
              <dd className="mt-2 text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Columns>
    </Section>
  );
}
