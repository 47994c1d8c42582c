import { commitmentLabels, commitments, defaultCommitment } from '@/content/plans';
import { plansPage } from '@/content/plans-page';

/**
 * Three radios. Every price is in the HTML; which one shows is decided by CSS from the radio that
 * is checked (plans.css), so the toggle works before and without JavaScript.
 */
export function CommitmentToggle() {
  return (
    <>
      <fieldset className="toggle" id="commitment">
        <legend className="vh">Commitment</legend>
        {commitments.map((commitment) => {
          const { label, short } = commitmentLabels[commitment];
          return (
            <label key={commitment}>
              <input
                type="radio"
                name="commitment"
                id={`term-${commitment}`}
                value={commitment}
                defaultChecked={commitment === defaultCommitment}
              />
              <span>
                <span className={short && 'wide'}>{label}</span>
                {short && <span className="narrow">{short}</span>}
              </span>
            </label>
          );
        })}
      </fieldset>
      <p className="toggle-note small muted">{plansPage.toggleNote}</p>
    </>
  );
}
