import { Columns } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { rentalsPage } from '@/content/rentals';

/** What happens between asking for a home and arriving at it. */
export function BookingSteps() {
  return (
    <Section labelledBy="steps-title">
      <Columns close>
        <h2 id="steps-title">{rentalsPage.steps.title}</h2>
        <ol>
          {rentalsPage.steps.items.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] items-baseline border-line border-t py-5">
              <Numeral className="text-accent text-step-2" aria-hidden="true">
                {index + 1}
              </Numeral>
              <p>
                <strong>{title}</strong> <span className="block text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </Columns>
    </Section>
  );
}
