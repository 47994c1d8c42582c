import { clsx } from 'clsx';
import { card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { ReferralFact } from '@/content/referral-page';

const looks = {
  row: {
    list: 'grid border-gulf-950 border-t md:grid-cols-3',
    fact: 'grid content-start gap-2.5 border-line py-7 not-last:border-b md:not-last:border-r md:not-last:border-b-0 md:pt-8 md:pr-8 md:pb-0 md:not-first:pl-8',
    icon: { size: 'lg', className: 'text-accent' },
    title: { size: 'card' },
    highlight: 'text-link',
  },
  cards: {
    list: 'grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5',
    fact: `${card} grid grid-cols-fit-fill content-start gap-x-4 gap-y-2.25 p-6 md:grid-rows-fit-fill-fit md:p-7`,
    icon: { size: 'md', className: 'text-link' },
    title: { size: 'small', className: 'self-center' },
    highlight: 'col-span-full self-end border-line border-t pt-3',
  },
} as const;

export function ReferralFacts({ facts, look }: { facts: ReferralFact[]; look: keyof typeof looks }) {
  const { list, fact, icon, title, highlight } = looks[look];

  return (
    <ul className={list}>
      {facts.map((entry) => (
        <li key={entry.title} className={fact}>
          <Icon name={entry.icon} {...icon} />
          <Heading as="h3" {...title}>
            {entry.title}
          </Heading>
          <p className="col-span-full text-muted">{entry.description}</p>
          <p className={clsx('font-semibold text-sm leading-normal', highlight)}>{entry.highlight}</p>
        </li>
      ))}
    </ul>
  );
}
