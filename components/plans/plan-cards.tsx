import { Icon } from '@/components/ui/icon';
import { commitments, originalPrice, type PlanId, prices } from '@/content/plans';
import { type PlanTier, planFeatureRows, planFeatures, plans, plansPage } from '@/content/plans-page';
import { startLink } from '@/lib/plans/start-link';
import { ByCommitment } from './by-commitment';
import { CommitmentToggle } from './commitment-toggle';

export function PlanCards() {
  return (
    <section className="plans-section" aria-label="Plans and prices">
      <div className="wrap">
        <CommitmentToggle />
        <div className="plan-grid">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** Its five rows are those of the grid, so that names, prices, buttons and features line up across the cards. */
function PlanCard({ plan }: { plan: PlanTier }) {
  const { id, name, description, popular } = plan;

  return (
    <article
      className={`plan ${id} ${popular ? 'popular dark' : ''}`.trim()}
      aria-labelledby={`plan-${id}`}
      id={id}
    >
      <header>
        {popular && <p className="chip">{plansPage.popular}</p>}
        <h2 id={`plan-${id}`}>{name}</h2>
      </header>
      <p className="muted">{description}</p>
      <PlanPrice id={id} />
      <div>
        {commitments.map((commitment) => (
          <a
            key={commitment}
            className={`btn ${popular ? 'btn-sand' : 'btn-main'} on-${commitment}`}
            href={startLink({ plan: id, commitment })}
            aria-describedby={`plan-${id}`}
          >
            {plansPage.getStarted}
          </a>
        ))}
      </div>
      <PlanFeatures plan={plan} />
    </article>
  );
}

function PlanPrice({ id }: { id: PlanId }) {
  return (
    <p className="plan-price">
      <span className="num num-xl">
        <ByCommitment>
          {(commitment) => (
            <>
              {prices[commitment][id]}
              <small>%</small>
            </>
          )}
        </ByCommitment>
      </span>
      <span className="small muted">
        {plansPage.priceUnit}
        <br />
        <ByCommitment>
          {(commitment) => {
            const original = originalPrice(commitment, id);
            // Screen readers pass over a line through text: the word says it too.
            return original ? (
              <>
                was <s>{original}%</s>
              </>
            ) : (
              'no long-term contract'
            );
          }}
        </ByCommitment>
      </span>
    </p>
  );
}

function PlanFeatures({ plan }: { plan: PlanTier }) {
  return (
    <ul>
      {planFeatureRows.map((row) => {
        const feature = plan.features[row];
        // A row the plan lacks stays blank on wide screens, where it keeps the others in line.
        if (!feature) return <li key={row} className="blank" aria-hidden="true" />;
        return (
          <li key={row}>
            <Icon name="check" />
            <span>
              <small>{planFeatures[row]}</small>
              {feature}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
