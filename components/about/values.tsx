import { TitledColumns } from '@/components/ui/columns';
import { values } from '@/content/about';

export function Values() {
  return (
    <TitledColumns titleId="values-title" title={values.title} split="narrow">
      <ul className="grid md:grid-cols-2 md:gap-x-12">
        {values.items.map(({ title, text }) => (
          <li
            key={title}
            className="border-line border-t py-6 first:border-gulf-950 md:nth-2:border-gulf-950 md:pb-9"
          >
            <h3>{title}</h3>
            <p className="mt-2 max-w-lead text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </TitledColumns>
  );
}
