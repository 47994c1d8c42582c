import type { Faq } from '@/content/faqs';
import { Disclosure } from './disclosure';

/** Questions and answers, one open at a time; `<details name>` needs no script. */
export function FaqList({ faqs, name }: { faqs: readonly Faq[]; name: string }) {
  return (
    <div className="border-gulf-950 border-t">
      {faqs.map(({ question, answer }, index) => (
        <Disclosure key={question} name={name} title={question} open={index === 0}>
          <p className="measure-38 pr-10 pb-7 text-muted">{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
