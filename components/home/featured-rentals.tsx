import { RentalCard } from '@/components/rentals/rental-card';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead, Note } from '@/components/ui/text';
import { homePage } from '@/content/home';
import { type Rental, sampleHomesNote } from '@/content/rentals';

export function FeaturedRentals({ homes }: { homes: readonly Rental[] }) {
  const [first, ...others] = homes.slice(0, 3);

  return (
    <Section labelledBy="rentals-title">
      <Container>
        <SplitHeading id="rentals-title" title={homePage.rentals.title}>
          <div>
            <Lead>{homePage.rentals.lead}</Lead>
            {homes.some(({ isSample }) => isSample) && <Note className="mt-3">{sampleHomesNote}</Note>}
          </div>
        </SplitHeading>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 md:grid-cols-7-5 md:grid-rows-[1fr_auto] md:gap-y-8">
          {/* Without `relative`, visually hidden text would lie outside the scrolling row and widen the page. */}
          <div className="max-md:scrollbar-none relative max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-4 max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 md:contents">
            <div className="max-md:contents md:row-span-2 md:grid">
              {first && <RentalCard rental={first} shape="wide" />}
            </div>
            <div className="max-md:contents md:grid md:content-between md:gap-8">
              {others.map((rental) => (
                <RentalCard key={rental.id} rental={rental} shape="slim" />
              ))}
            </div>
          </div>
          <ButtonLink look="line" className="justify-self-start max-md:w-full" href="/vacation-rentals">
            View More Properties
          </ButtonLink>
        </div>
      </Container>
    </Section>
  );
}
