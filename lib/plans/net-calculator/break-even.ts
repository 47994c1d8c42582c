import { type PlanId, planNames } from '@/content/plans';
import { type NetEstimate, percentOf, YEAR } from './estimate';
import { dollars } from './format';

type BreakEven = ReturnType<typeof breakEven>;

/**
 * What a home must bring in under `plan` so that the owner keeps as much as alone, at the middle of all guesses: the lowest gross
 * a year, in cents, and the whole nights that it takes. Both are 0 where managing it alone costs more than it brings.
 */
export function breakEven({ gross: own, nights, outcomes }: NetEstimate, plan: PlanId) {
  const middleOf = (wanted: string) => outcomes.find(({ id }) => id === wanted);
  const alone = middleOf('selfManaged')?.net.middle ?? 0;
  const share = middleOf(plan)?.share.middle ?? 0;
  const rate = own.middle / nights.middle;

  const isEnough = (gross: number) => gross - percentOf(gross, share) >= Math.max(0, alone);
  // Off by a cent at most, because shares are rounded to the cent.
  let gross = Math.round((Math.max(0, alone) * 100) / (100 - share));
  while (!isEnough(gross)) gross += 1;
  while (gross > 0 && isEnough(gross - 1)) gross -= 1;
  return { plan, share, alone, gross, rate, nights: Math.ceil(gross / rate) };
}

/** "Professional pays from 14 more nights a year, 7 percent." or what is true in its place. */
export function breakEvenSentence(
  { plan, gross, nights }: BreakEven,
  { gross: own, nights: has }: NetEstimate,
) {
  const name = planNames[plan];
  const more = nights - has.middle;
  const percent = Math.round((gross * 100) / own.middle) - 100 || 'less than 1';
  if (nights > YEAR)
    return `No number of nights makes ${name} pay at this rate: it takes a rate ${percent} percent higher.`;
  if (more > 0)
    return `${name} pays from ${more} more ${more === 1 ? 'night' : 'nights'} a year, ${percent} percent.`;
  return `${name} pays with the nights you have${more < 0 ? `, and with up to ${-more} fewer` : ''}.`;
}

/** The arithmetic of the sentence, step by step. */
export function breakEvenSteps(
  { share, alone, gross, rate, nights }: BreakEven,
  { gross: own, nights: has }: NetEstimate,
): string[] {
  if (alone < 0) return [`Alone, ${dollars(alone)} is left; with no nights at all, $0`];
  const needed = `${dollars(alone)} ÷ (100% − ${share}%) = ${dollars(gross)}`;
  if (gross === own.middle) return [needed];
  if (nights > YEAR) {
    const dearer = dollars(Math.ceil(gross / has.middle));
    return [needed, `${dollars(gross)} ÷ ${has.middle} nights = ${dearer} a night`];
  }
  const [larger, smaller] = gross > own.middle ? [gross, own.middle] : [own.middle, gross];
  const difference = dollars(larger - smaller);
  const count = Math.round(((larger - smaller) * 100) / rate) / 100;
  return [
    needed,
    `${dollars(larger)} − ${dollars(smaller)} = ${difference}`,
    `${difference} ÷ ${dollars(rate)} a night = ${count} nights`,
  ];
}
