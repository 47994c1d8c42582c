import type { ReactNode } from 'react';
import type { Faq } from '@/content/faqs';
import { Columns, inView } from './columns';
import { Disclosure } from './disclosure';
import { Section } from './section';

interface FaqSectionProps {
  title: string;
  faqs: readonly Faq[];
  name: string;
  continues?: boolean;
  /** Below the title: a way to contact us. */
  children: ReactNode;
}

/** Questions and answers, one open at a time, with a title that stays in view beside them. */
export function FaqSection({ title, faqs, name, continues = false, children }: FaqSectionProps) {
  return (
    <Section continues={continues} labelledBy="faq-title">
      <Columns split="narrow">
        <div className={inView}>
          <h2 id="faq-title">{title}</h2>
          {children}
        </div>
        <div className="border-gulf-950 border-t print:columns-2 print:gap-8">
          {faqs.map(({ question, answer }, index) => (
            <Disclosure key={question} name={name} title={question} open={index === 0}>
              <p className="measure-38 pr-10 pb-7 text-muted">{answer}</p>
            </Disclosure>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
