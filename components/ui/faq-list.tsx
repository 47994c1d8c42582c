import type { Faq } from '@/content/faqs';
import { Icon } from './icon';

/** Questions and answers, one open at a time; `<details name>` needs no script. */
export function FaqList({ faqs, name }: { faqs: readonly Faq[]; name: string }) {
  return (
    <div className="faq">
      {faqs.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
