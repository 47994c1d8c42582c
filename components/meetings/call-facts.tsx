import type { ReactNode } from 'react';
import { PhoneLink } from '@/components/layout/phone-link';
import { company } from '@/content/company';
import { partnerPage } from '@/content/partner';

const link = 'inline-block py-2.5 font-semibold text-link underline underline-offset-4';

/** What to know before a call, and other ways to reach us. `formHref` leads to the form, where it is offered. */
export function CallFacts({ formHref }: { formHref?: string | undefined }) {
  const { facts, now, write } = partnerPage.meeting;

  return (
    <dl className="figures border-line border-t text-md">
      {facts.map(([name, fact]) => (
        <Fact key={name} name={name}>
          {fact}
        </Fact>
      ))}
      <Fact name={now}>
        <PhoneLink className={link} />
      </Fact>
      <Fact name={write}>
        <a className={link} href={`mailto:${company.email}`}>
          Email
        </a>
        {formHref && (
          <a className={`${link} ml-5`} href={formHref}>
            Send the form
          </a>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
