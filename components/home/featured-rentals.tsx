import { RentalCard } from '@/components/rentals/rental-card';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead, Note } from '@/components/ui/text';
import { homePage } from '@/content/home';
import { rentals, sampleHomesNote } from '@/content/rentals';

/** The rail's last entry on small screens: a link as large as a card. */
const lastOfRail =
  'max-md:aspect-5/7 max-md:flex-[0_0_60%] max-md:snap-start max-md:self-start max-md:rounded-card max-md:p-8 max-md:font-display max-md:text-step-3 max-md:leading-title max-md:font-title max-md:tracking-tight';

/** A large card beside the others; on small screens a rail that scrolls sideways. */
export function FeaturedRentals() {
  const [first, ...others] = rentals;

  return (
    <Section labelledBy="rentals-title">
      <Container>
        <SplitHeading id="rentals-title" title={homePage.rentals.title}>
          <div>
            <Lead>{homePage.rentals.lead}</Lead>
            <Note className="mt-3">{sampleHomesNote}</Note>
          </div>
        </SplitHeading>
        {/* Relative: keeps visually hidden words inside the rail. */}
        <div className="max-md:scrollbar-none relative max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-4 max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 md:grid md:grid-cols-7-5 md:gap-16">
          {first && <RentalCard rental={first} shape="wide" />}
          <div className="max-md:contents md:grid md:content-between md:gap-8">
            {others.map((rental) => (
              <RentalCard key={rental.id} rental={rental} shape="slim" />
            ))}
            <ButtonLink look="line" className={`${lastOfRail} justify-self-start`} href="/vacation-rentals">
              View More Properties
            </ButtonLink>
          </div>
        </div>
      </Container>
    </Section>
  );
}
