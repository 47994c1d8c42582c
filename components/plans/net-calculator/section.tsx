import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { Lead, Note } from '@/components/ui/text';
import { netCalculator, startingRegion } from '@/content/net-calculator';
import { regions } from '@/content/regions';
import { type RegionStart, stateParameters } from '@/lib/plans/net-calculator/state';
import { absoluteUrl } from '@/lib/seo/urls';
import { NetCalculator } from './calculator';

const starts: RegionStart[] = regions.map(({ id, name, startingNights, destination }) => ({
  id,
  name,
  nights: startingNights,
  rate: destination.avgPrice,
}));

export function NetCalculatorSection() {
  const { where, startingNights, destination } = startingRegion;
  return (
    <Section ground="sand" id="net-calculator" labelledBy="net-title">
      <Island
        name="net-calculator"
        of={NetCalculator}
        props={{ starts, page: absoluteUrl('/plans') }}
        slots={{
          intro: (
            <>
              <div className="grid gap-5 max-md:-order-2 max-md:pb-6 md:col-span-full md:grid-cols-2 md:items-end">
                <h2 id="net-title">{netCalculator.title}</h2>
                <Lead>{netCalculator.lead}</Lead>
              </div>
              {/* Without JavaScript, this note replaces the inputs. */}
              <Note className="noscript:block hidden max-md:-order-2 max-md:pb-6">
                {netCalculator.example(where, startingNights, destination.avgPrice)}
              </Note>
            </>
          ),
        }}
        start="after-interaction"
        follows="commitment-toggle"
        query={stateParameters}
      />
    </Section>
  );
}
