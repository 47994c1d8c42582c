import type { ReactNode } from 'react';
import type { Faq } from '@/content/faqs';
import { ArrowLink } from './arrow-link';
import { Columns, stickyColumn } from './columns';
import { Disclosure } from './disclosure';
import { Section } from './section';

interface FaqSectionProps {
  title: string;
  faqs: readonly Faq[];
  groups?: readonly { title: string; faqs: readonly Faq[] }[];
  name: string;
  continues?: boolean;
  children: ReactNode;
}

export function FaqSection({ title, faqs, groups = [], name, continues = false, children }: FaqSectionProps) {
  return (
    <Section continues={continues} labelledBy="faq-title">
      <Columns split="narrow">
        <div className={stickyColumn}>
          <h2 id="faq-title">{title}</h2>
          {children}
        </div>
        <div className="border-gulf-950 border-t print:columns-2 print:gap-8">
          <Questions faqs={faqs} name={name} isFirstOpen />
          {groups.map((group) => (
            <div key={group.title} className="mt-12 border-gulf-950 border-b">
              <h3 className="border-gulf-950 border-b pb-4 text-step-3">{group.title}</h3>
              <Questions faqs={group.faqs} name={name} />
            </div>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

type QuestionsProps = Pick<FaqSectionProps, 'faqs' | 'name'> & { isFirstOpen?: boolean };

function Questions({ faqs, name, isFirstOpen = false }: QuestionsProps) {
  return faqs.map(({ id, question, answer, link }, index) => (
    <Disclosure key={question} name={name} title={question} open={isFirstOpen && index === 0}>
      {/* The id is within the `details` element, because a link to an id inside closed details opens them. */}
      <div id={id} className="measure-38 scroll-mt-48 pr-10 pb-7 text-muted">
        <p>{answer}</p>
        {link && <ArrowLink href={link.href}>{link.label}</ArrowLink>}
      </div>
    </Disclosure>
  ));
}
