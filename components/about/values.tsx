import { Columns } from '@/components/ui/columns';
import { Section } from '@/components/ui/section';
import { values } from '@/content/about';

export function Values() {
  return (
    <Section labelledBy="values-title">
      <Columns split="narrow">
        <h2 id="values-title">{values.title}</h2>
        <ul className="grid md:grid-cols-2 md:gap-x-12">
          {values.items.map(({ title, text }) => (
            <li
              key={title}
              // The first of each column stands under a dark line.
              className="border-line border-t py-6 first:border-gulf-950 md:nth-2:border-gulf-950 md:pb-9"
            >
              <h3>{title}</h3>
              <p className="mt-2 max-w-[34em] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
