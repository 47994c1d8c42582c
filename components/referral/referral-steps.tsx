import { Columns } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { referralPage, referralSteps } from '@/content/referral-page';

export function ReferralSteps() {
  return (
    <Section ground="dark" labelledBy="steps-title">
      <Columns split="narrow">
        <h2 id="steps-title">{referralPage.steps.title}</h2>
        <ol>
          {referralSteps.map(({ title, description }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] items-start border-line border-t py-6 md:grid-cols-[6rem_1fr]"
            >
              <Numeral className="mt-0.5 text-accent text-step-4" aria-hidden="true">
                {index + 1}
              </Numeral>
              <div>
                <h3>{title}</h3>
                <p className="mt-1.5 max-w-[34em] text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </Columns>
    </Section>
  );
}
