import { ArrowLink } from '@/components/ui/arrow-link';
import { TitledColumns } from '@/components/ui/columns';
import { Note, Numeral } from '@/components/ui/text';
import { startingRegion } from '@/content/net-calculator';
import { formatDollars } from '@/content/numbers';
import { partnerPage } from '@/content/partner';
import { commitmentLabels, defaultCommitment, planNames, popularPlan } from '@/content/plans';
import type { Region } from '@/content/regions';
import { estimateNet } from '@/lib/plans/net-calculator/estimate';
import { formatSpan } from '@/lib/plans/net-calculator/format';
import { startingNumbers } from '@/lib/plans/net-calculator/inputs';

export function WhatYouKeep({ region }: { region?: Region | undefined }) {
  const { title, note, link } = partnerPage.keep;
  const { id, where, startingNights, destination } = region ?? startingRegion;
  const numbers = { ...startingNumbers(), nights: startingNights, rate: destination.avgPrice };
  const { outcomes } = estimateNet(numbers, defaultCommitment);
  const net = outcomes.find((outcome) => outcome.id === popularPlan)?.net;
  if (!net) return null;
  return (
    <TitledColumns titleId="keep-title" title={title} split="narrow" ground="sand" tight>
      <div>
        <p className="measure-36">
          {partnerPage.keep.example(where, startingNights, formatDollars(numbers.rate))}
        </p>
        <Numeral as="p" className="mt-2 text-accent text-step-5 leading-tight">
          {formatSpan(net)}
        </Numeral>
        <Note className="mt-3">
          {note(planNames[popularPlan], commitmentLabels[defaultCommitment].label.toLowerCase())}
        </Note>
        <ArrowLink className="mt-3" href={`/plans?area=${id}#net-calculator`}>
          {link}
        </ArrowLink>
      </div>
    </TitledColumns>
  );
}
