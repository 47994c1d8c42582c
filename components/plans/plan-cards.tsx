import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { badge } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { Note, Numeral } from '@/components/ui/text';
import {
  type Commitment,
  commitments,
  defaultCommitment,
  originalPrice,
  type PlanId,
  popularPlan,
  prices,
} from '@/content/plans';
import { type PlanTier, planFeatureRows, planFeatures, plans, plansPage } from '@/content/plans-page';
import { toStartLink } from '@/lib/plans/start-link';
import { CommitmentToggle } from './commitment-toggle';

const looks = {
  plain: {
    card: 'border-line bg-white trio:my-5 trio:pt-11 trio:pb-7 trio:first:rounded-r-none trio:first:border-r-0 trio:last:rounded-l-none trio:last:border-l-0',
    mark: 'text-emerald-700',
    button: 'main',
  },
  // The popular plan is first on phones, and raised between the others on wide screens.
  popular: {
    card: 'order-first border-gulf-900 bg-gulf-900 text-sand-50 shadow-raised trio:relative trio:z-1 trio:order-none trio:pt-16 trio:pb-12',
    mark: 'text-oat-500',
    button: 'sand',
  },
} as const;

type Look = (typeof looks)[keyof typeof looks];

export function PlanCards() {
  return (
    <section
      className="pt-8 pb-section md:relative md:-mt-9.5 md:pt-0"
      aria-label="Plans and prices"
      data-commitment={defaultCommitment}
    >
      <Container>
        <Island name="commitment-toggle" of={CommitmentToggle} props={{}} follows="net-calculator" />
        {/* With `reading-flow`, keyboard focus moves in the visual order of the cards. */}
        <div className="grid trio:grid-cols-3 gap-5 trio:gap-0 [reading-flow:grid-order] print:break-inside-avoid">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </Container>
    </section>
  );
}

/** The card shares the grid's five rows, so that names, prices, buttons and features line up across the cards. */
function PlanCard({ plan }: { plan: PlanTier }) {
  const { id, name, description } = plan;
  const isPopular = id === popularPlan;
  const look = isPopular ? looks.popular : looks.plain;

  return (
    <article
      className={clsx(
        'trio:row-span-5 grid trio:grid-rows-subgrid content-start gap-4.25 trio:gap-y-5 rounded-card border px-6 py-8 trio:max-md:px-4 md:px-9.25',
        look.card,
      )}
      data-ground={isPopular ? 'dark' : undefined}
      aria-labelledby={`plan-${id}`}
      id={id}
    >
      <header className="flex flex-row-reverse flex-wrap items-center justify-between gap-4">
        {isPopular && (
          <p
            className={`${badge} trio:absolute trio:-top-3.5 trio:left-1/2 trio:-translate-x-1/2 whitespace-nowrap`}
          >
            {plansPage.popular}
          </p>
        )}
        <h2 className="opsz-42 mr-auto font-title text-step-4 tracking-tight" id={`plan-${id}`}>
          {name}
        </h2>
      </header>
      <p className="text-muted">{description}</p>
      <PlanPrice id={id} look={look} />
      <div>
        <ByCommitment>
          {(commitment) => (
            <ButtonLink
              look={look.button}
              className="w-full"
              href={toStartLink({ plan: id, commitment })}
              aria-describedby={`plan-${id}`}
            >
              {plansPage.getStarted}
            </ButtonLink>
          )}
        </ByCommitment>
      </div>
      <PlanFeatures plan={plan} look={look} />
    </article>
  );
}

function PlanPrice({ id, look }: { id: PlanId; look: Look }) {
  return (
    <p className="flex flex-wrap items-end gap-x-4">
      <Numeral large className={clsx('text-[clamp(4.5rem,3.6rem+2.6vw,6rem)]', look.mark)}>
        <ByCommitment>
          {(commitment) => (
            <>
              {prices[commitment][id]}
              <small className="opsz-48 ml-[.06em] align-[.62em] text-[.5em]">%</small>
            </>
          )}
        </ByCommitment>
      </Numeral>
      <Note as="span" className="pb-2">
        {plansPage.priceUnit}
        <br />
        <ByCommitment>
          {(commitment) => {
            const original = originalPrice(commitment, id);
            // Screen readers ignore strikethrough, so the text has "was" too.
            return original ? (
              <>
                was <s>{`${original}%`}</s>
              </>
            ) : (
              'no long-term contract'
            );
          }}
        </ByCommitment>
      </Note>
    </p>
  );
}

function PlanFeatures({ plan, look }: { plan: PlanTier; look: Look }) {
  return (
    <ul className="trio:grid not-print:trio:max-md:auto-rows-[6.75rem] md:auto-rows-[4.25rem] print:auto-rows-[3rem]">
      {planFeatureRows.map((row) => {
        const feature = plan.features[row];
        // A feature that the plan lacks is a blank row on wide screens, to keep the other features in line across the
        // cards.
        if (!feature)
          return <li key={row} className="trio:invisible trio:list-item hidden" aria-hidden="true" />;
        return (
          <li
            key={row}
            className="flex items-start trio:items-center gap-3 border-line border-t py-3 leading-snug print:py-0"
          >
            <Icon name="check" className={clsx('mt-0.5 trio:mt-0', look.mark)} />
            <span>
              <small className="mb-0.5 block text-muted text-xs">{planFeatures[row]}</small>
              {feature}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Classes that show the text for the checked radio button or, without :has(), for what the toggle has set. */
const commitmentClasses: Record<Commitment, string> = {
  noCommitment:
    '[section:has(#term-noCommitment:checked)_&]:inline without-has:[[data-commitment=noCommitment]_&]:inline',
  oneYear: '[section:has(#term-oneYear:checked)_&]:inline without-has:[[data-commitment=oneYear]_&]:inline',
  twoYear: '[section:has(#term-twoYear:checked)_&]:inline without-has:[[data-commitment=twoYear]_&]:inline',
};

function ByCommitment({ children }: { children: (commitment: Commitment) => React.ReactNode }) {
  return commitments.map((commitment) => (
    <span key={commitment} className={clsx('hidden', commitmentClasses[commitment])}>
      {children(commitment)}
    </span>
  ));
}
