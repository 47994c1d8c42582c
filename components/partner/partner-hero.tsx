import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { shadedBox } from '@/components/ui/section';
import { bookATime, revenueAnalysis } from '@/content/navigation';
import type { PictureSource } from '@/content/pictures';
import { regions } from '@/content/regions';
import type { Crumb } from '@/lib/seo/breadcrumbs';

/** If there are more than three regions, their links get smaller gaps, so that each name fits on two lines. */
const linkSpace = regions.length > 3 ? 'md:px-3 xl:px-5' : 'md:px-7';
/** Darkens the picture, so that the text is readable: from below and, on wide screens, from the left too. */
const shade =
  'after:bg-[linear-gradient(180deg,--alpha(var(--color-gulf-900)/10%)_180px,--alpha(var(--color-gulf-900)/93%)_330px,var(--color-gulf-900)_440px)] md:after:bg-[linear-gradient(0deg,--alpha(var(--color-gulf-950)/90%),--alpha(var(--color-gulf-950)/74%)_74px,--alpha(var(--color-gulf-950)/0%)_190px),linear-gradient(90deg,--alpha(var(--color-gulf-950)/92%),--alpha(var(--color-gulf-950)/84%)_34%,--alpha(var(--color-gulf-950)/50%)_52%,--alpha(var(--color-gulf-950)/0%)_76%)]';

interface PartnerHeroProps {
  title: string;
  lead: string;
  crumbs: Crumb[];
  picture: PictureSource;
}

export function PartnerHero({ title, lead, crumbs, picture }: PartnerHeroProps) {
  return (
    <section
      className={`${shadedBox} ${shade} bg-gulf-900 text-sand-50`}
      data-ground="dark"
      aria-labelledby="partner-title"
    >
      <Picture
        picture={picture}
        alt=""
        sizes="100vw"
        preload
        className="absolute inset-x-0 top-0 -z-1 h-110 w-full object-[70%_50%] md:h-full md:object-[50%_60%]"
      />
      <Container className="grid min-h-[max(82svh,660px)] grid-rows-fit-fill-fit pt-5 md:min-h-185 md:pt-8 print:min-h-0">
        <Breadcrumbs
          crumbs={crumbs}
          className="-ml-2.75 justify-self-start rounded-full bg-gulf-950/72 px-2.75 py-1.25 max-sm:[&_li:nth-child(2):nth-last-child(3)]:hidden"
        />
        <div className="max-w-136 pt-64 pb-10 md:self-center md:py-12 print:pt-0">
          <h1 id="partner-title">{title}</h1>
          <p className="mt-6 mb-8 text-step-2 leading-normal">{lead}</p>
          <Actions>
            <ButtonLink look="sand" href="#revenue-analysis">
              {revenueAnalysis.label}
            </ButtonLink>
            <ButtonLink look="line" href="#book-a-time">
              <Icon name="calendar" /> {bookATime.label}
            </ButtonLink>
          </Actions>
        </div>
        <ul
          className="-mx-gutter grid border-line border-t md:mx-0 md:auto-cols-fr md:grid-flow-col"
          aria-label="Where we manage homes"
        >
          {regions.map(({ id, longName }) => (
            <li
              key={id}
              className="group border-line not-last:border-b md:not-last:border-r md:not-last:border-b-0"
            >
              <a
                className={`flex min-h-14 items-center justify-between px-gutter font-label transition-state hover:bg-sand-50/10 md:min-h-20 md:text-step-1 md:group-first:pl-0 ${linkSpace}`}
                href={`/partner/${id}`}
                aria-current={crumbs.at(-1)?.path === `/partner/${id}` ? 'page' : undefined}
              >
                {longName} <Icon name="arrow" className="[[aria-current]>&]:hidden" />
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
