import { Container } from '@/components/ui/container';
import { ground } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { claims, claimsNote } from '@/content/claims';

const detailText = 'mt-2.5 measure-30 text-muted';

export function MarketStats() {
  const [first, ...others] = claims;

  return (
    <section aria-label="What active management aims for" {...ground('dark', 'py-section')}>
      <Container className="grid gap-10 md:grid-cols-7-5 md:gap-x-20">
        <div className="md:row-span-2 md:self-center">
          <Numeral
            as="p"
            large
            className="-ml-[.04em] whitespace-nowrap text-[clamp(5rem,2.6rem+9.6vw,11.5rem)] text-accent"
          >
            {first.figure}
          </Numeral>
          <h2 className="opsz-72 mt-3 text-step-4 tracking-tight">{first.label}</h2>
          <p className={detailText}>{first.detail}</p>
        </div>
        {others.map(({ figure, label, detail }) => (
          <div key={label} className="border-line border-t pt-7">
            <Numeral
              as="p"
              large
              className="whitespace-nowrap text-[clamp(3.75rem,2.9rem+3.4vw,6rem)] text-accent"
            >
              {figure}
            </Numeral>
            <h3 className="mt-2">{label}</h3>
            <p className={detailText}>{detail}</p>
          </div>
        ))}
        <p
          className={`${detailText} text-sm leading-normal md:col-span-full md:max-w-none md:border-line md:border-t md:pt-5`}
        >
          {claimsNote}
        </p>
      </Container>
    </section>
  );
}
