import { PhoneLink } from '@/components/layout/phone-link';
import { tallTextLink } from '@/components/ui/text';
import { company } from '@/content/company';
import { partnerPage } from '@/content/partner';

const link = `font-semibold ${tallTextLink}`;

export function CallFacts({ formHref }: { formHref?: string | undefined }) {
  const { facts, now, write } = partnerPage.meeting;
  const writeLinks = (
    <>
      <a className={link} href={company.emailHref}>
        Email
      </a>
      {formHref && (
        <a className={`${link} ml-5`} href={formHref}>
          Send the form
        </a>
      )}
    </>
  );

  return (
    <dl className="figures border-line border-t text-md">
      {[...facts, [now, <PhoneLink key={now} className={link} />] as const, [write, writeLinks] as const].map(
        ([name, fact]) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-line border-b">
            <dt className="text-muted">{name}</dt>
            <dd>{fact}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
