import { ButtonLink } from '@/components/ui/button';
import { stickyColumn } from '@/components/ui/columns';
import { Icon } from '@/components/ui/icon';
import { groundProps } from '@/components/ui/section';
import { Kicker, Note, Numeral } from '@/components/ui/text';
import { company } from '@/content/company';
import { ownerInvitation, quickLinks } from '@/content/guide';
import { revenueAnalysis } from '@/content/navigation';
import type { PostLink } from '@/lib/blog/post/post';
import { areasOf } from '@/lib/blog/post/tags';
import { readHomesIfPossible } from '@/lib/rentals/homes';

export async function ArticleSide({ post }: { post: PostLink }) {
  const areas = areasOf(post).map(({ id }) => id);
  const homes = (await readHomesIfPossible()).filter(({ region }) => areas.includes(region)).slice(0, 2);
  const stays = homes.map(({ id, title }) => ({
    label: `Stay at ${title}`,
    href: `/vacation-rentals/${id}`,
  }));

  return (
    <aside
      className={`grid content-start gap-7 print:hidden ${stickyColumn}`}
      aria-label={`More from ${company.name}`}
    >
      <div {...groundProps('dark', 'grid gap-4 rounded-card p-7')}>
        <Kicker>{ownerInvitation.kicker}</Kicker>
        <h2 className="opsz-42 text-step-3 tracking-tight">{ownerInvitation.title}</h2>
        <Note>{ownerInvitation.text}</Note>
        <ButtonLink look="sand" href={revenueAnalysis.href}>
          {revenueAnalysis.label}
        </ButtonLink>
      </div>
      <nav aria-label="Quick links">
        {[...stays, ...quickLinks].map(({ label, href }) => (
          <a
            key={href}
            className="group flex min-h-12 items-center justify-between border-line border-b font-medium hover:text-link"
            href={href}
          >
            {label} <Icon name="arrow" className="text-accent transition-state group-hover:translate-x-1" />
          </a>
        ))}
      </nav>
      <div>
        <Note>Need a hand? Call us.</Note>
        <a className="inline-block py-2" href={company.phone.href}>
          <Numeral className="text-step-3">{company.phone.display}</Numeral>
        </a>
      </div>
    </aside>
  );
}
