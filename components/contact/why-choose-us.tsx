import { Columns } from '@/components/ui/columns';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { contactPage } from '@/content/contact';

export function WhyChooseUs() {
  return (
    <Section ground="dark" labelledBy="why-title">
      <Columns>
        <h2 id="why-title">{contactPage.why.title}</h2>
        <ul>
          {contactPage.why.reasons.map(({ title, text }) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] border-line border-t py-4.5">
              <Icon name="check" className="mt-[.2em] text-accent" />
              <p>
                <Heading as="strong" size="small">
                  {title}
                </Heading>{' '}
                <span className="mt-1 block text-muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </Columns>
    </Section>
  );
}
