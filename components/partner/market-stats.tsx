import { clsx } from 'clsx';
import { Container } from '@/components/ui/container';
import { groundProps } from '@/components/ui/section';
import { Numeral } from '@/components/ui/text';
import { claims, claimsNote } from '@/content/claims';

const detailText = 'mt-2.5 measure-30 text-muted';

const looks = {
  first: {
    stat: 'md:row-span-2 md:self-center',
    figure: '-ml-[.04em] text-[min(25vw,clamp(5rem,2.6rem+9.6vw,11.5rem))]',
    title: 'opsz-48 mt-3 text-step-4 tracking-tight',
  },
  other: {
    stat: 'border-line border-t pt-7',
    figure: 'text-[clamp(3.75rem,2.9rem+3.4vw,6rem)]',
    title: 'mt-2',
  },
};

export function MarketStats() {
  return (
    <section aria-label="What active management aims for" {...groundProps('dark', 'py-section')}>
      <Container className="grid gap-10 md:grid-cols-7-5 md:gap-x-20">
        {claims.map(({ figure, label, detail }, index) => {
          const [Title, look] = index === 0 ? (['h2', looks.first] as const) : (['h3', looks.other] as const);
          return (
            <div key={label} className={look.stat}>
              <Numeral as="p" large className={clsx('text-accent', look.figure)}>
                {figure}
              </Numeral>
              <Title className={look.title}>{label}</Title>
              <p className={detailText}>{detail}</p>
            </div>
          );
        })}
        <p
          className={`${detailText} text-sm leading-normal md:col-span-full md:max-w-none md:border-line md:border-t md:pt-5`}
        >
          {claimsNote}
        </p>
      </Container>
    </section>
  );
}
