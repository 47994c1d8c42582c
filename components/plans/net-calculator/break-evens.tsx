import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Note } from '@/components/ui/text';
import { netCalculator } from '@/content/net-calculator';
import { planIds } from '@/content/plans';
import { breakEven, breakEvenSentence, breakEvenSteps } from '@/lib/plans/net-calculator/break-even';
import type { NetEstimate } from '@/lib/plans/net-calculator/estimate';

/** From how many nights on each plan leaves as much as managing the home oneself: what decides between the two. */
export function BreakEvens({ estimate }: { estimate: NetEstimate }) {
  const { title, lead } = netCalculator.breakEven;

  return (
    <Container
      as="section"
      className="mt-12 noscript:hidden border-gulf-950 border-t pt-6 md:mt-16"
      aria-labelledby="break-even-title"
    >
      <Heading as="h3" size="card" id="break-even-title">
        {title}
      </Heading>
      <p className="mt-2 max-w-lead text-muted">{lead}</p>
      <ul className="mt-6 grid gap-6 md:grid-cols-3 md:gap-10">
        {planIds.map((plan) => {
          const found = breakEven(estimate, plan);
          return (
            <li key={plan} className="border-line border-t pt-4">
              <p className="opsz-30 text-balance font-display font-strong text-step-2 leading-tight tracking-tight">
                {breakEvenSentence(found, estimate)}
              </p>
              <Note className="figures mt-2">
                {breakEvenSteps(found, estimate).map((step) => (
                  <span key={step} className="block">
                    {step}
                  </span>
                ))}
              </Note>
            </li>
          );
        })}
      </ul>
    </Container>
  );
}
