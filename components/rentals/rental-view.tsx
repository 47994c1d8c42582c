import { clsx } from 'clsx';
import { DraftBar } from '@/components/blog/draft-bar';
import { GuidePreview } from '@/components/blog/guide-preview';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { Actions } from '@/components/ui/actions';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { stickyColumn } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { SplitSection } from '@/components/ui/split-heading';
import { Note } from '@/components/ui/text';
import { revenueAnalysis } from '@/content/navigation';
import { netCalculator } from '@/content/net-calculator';
import { formatCount, formatDollars } from '@/content/numbers';
import { priceTerms, type Rate } from '@/content/rates';
import { rentalPage, stayCardCopy } from '@/content/rental-pages';
import { formatBaths, type Rental, sampleHomesNote } from '@/content/rentals';
import { loadAreaPosts } from '@/lib/blog/guide-list';
import type { Problem } from '@/lib/contentful/problems';
import { engineTemplate } from '@/lib/rentals/booking';
import { formatBeds, formatMinNights, formatPeriod } from '@/lib/rentals/home-facts';
import { formatLowestPrice } from '@/lib/rentals/labels';
import { findLowestPrice, listRates } from '@/lib/rentals/rates';
import { stayParameters } from '@/lib/rentals/search';
import { trail } from '@/lib/seo/breadcrumbs';
import { vacationRental } from '@/lib/seo/rental-data';
import { officeDay } from '@/lib/time/calendar-days';
import { formatTimeOfDay } from '@/lib/time/slot';
import { AvailabilityCalendar } from './availability-calendar';
import { FloorPlan } from './floor-plan';
import { Gallery } from './gallery';
import { Rating } from './home-card';
import { RentalCard } from './rental-card';
import { StayCard } from './stay-card';

/** `others` are homes like this one. */
interface RentalViewProps {
  rental: Rental;
  others: readonly Rental[];
  /** Problems that an editor should repair in the home's entry. */
  problems: readonly Problem[];
}

export async function RentalView({ rental, others, problems }: RentalViewProps) {
  const { id, title, location, rating, reviews, guests, bedrooms, bathrooms, pets, isSample } = rental;
  const path = `/vacation-rentals/${id}`;
  const crumbs = trail('/vacation-rentals', { name: title, path });
  const today = officeDay();
  const lowest = findLowestPrice(rental, today);
  const laterRates = listRates(rental, today);
  const { region, bookingId, rates, fees, petFee } = rental;
  const home = {
    id,
    region,
    bookingId,
    rates,
    fees,
    petFee,
    lowest,
    sleeps: guests,
    takesPets: pets !== 'no',
  };

  return (
    <>
      <DraftBar homeProblems={problems} />
      <JsonLd crumbs={crumbs} content={[vacationRental(rental)]} />
      <Container className="pt-5 md:pt-8">
        <Breadcrumbs crumbs={crumbs} />
        <header className="mt-4 mb-6 grid gap-x-10 gap-y-3 sm:mt-6 md:grid-cols-[1fr_auto] md:items-end">
          <div>
            <Heading as="h1" size="page">
              {title}
            </Heading>
            <p className="mt-3 flex flex-wrap gap-x-5.5 gap-y-1 text-muted [&>b]:text-gulf-950">
              <span>{location}</span>
              <b>Sleeps {guests}</b>
              <b>{formatCount(bedrooms, 'bedroom')}</b>
              <b>{formatBaths(bathrooms)}</b>
              {lowest && (
                <b className="hidden print:inline">{`${formatLowestPrice(lowest)} per night, ${priceTerms}`}</b>
              )}
              {rating && (
                <span className="flex items-center gap-1">
                  <Rating value={rating} /> ({reviews}){isSample && `, ${rentalPage.sample}`}
                </span>
              )}
            </p>
          </div>
          <p className="measure-26 text-muted">{rental.summary}</p>
        </header>
        <Gallery title={title} pictures={rental.pictures} />
        <div className="grid gap-12 pt-8 pb-section md:grid-cols-[minmax(0,1fr)_24rem] md:gap-20 print:block">
          <div className={`${stickyColumn} scroll-mt-24 md:order-1`} id="stay">
            <Island
              name="stay-card"
              of={StayCard}
              props={{ home, copy: stayCardCopy, engine: engineTemplate }}
              query={stayParameters}
            />
            {isSample && <Note className="mt-3 print:mb-6">{sampleHomesNote}</Note>}
          </div>
          <div className="grid gap-11">
            {rental.sleeping.length > 0 && (
              <RentalSection title={rentalPage.sleeping}>
                <SleepingRooms rental={rental} />
              </RentalSection>
            )}
            {rental.amenities.length > 0 && (
              <RentalSection title={rentalPage.amenities}>
                <Amenities rental={rental} />
              </RentalSection>
            )}
            <RentalSection title={rentalPage.calendar}>
              <AvailabilityCalendar rental={rental} />
            </RentalSection>
            {laterRates.length > 0 && (
              <RentalSection title={rentalPage.rates.title}>
                <Rates rates={laterRates} />
              </RentalSection>
            )}
            <RentalSection title={rentalPage.rules}>
              <Rules rental={rental} rates={laterRates} />
            </RentalSection>
          </div>
        </div>
      </Container>
      <GuidePreview title={rentalPage.guide} posts={await loadAreaPosts(rental.region, 3)} />
      <OtherHomes homes={others} />
      <OwnersInvitation />
    </>
  );
}

function RentalSection({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-gulf-950 border-t pt-4" aria-label={title}>
      <h2 className="opsz-48 mb-3.5 text-step-4">{title}</h2>
      {children}
    </section>
  );
}

function SleepingRooms({ rental: { sleeping, floors } }: { rental: Rental }) {
  return (
    <>
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {sleeping.map((room) => (
          <li key={room.name} className="border-line border-t pt-2.5">
            <strong className="block">{room.name}</strong>
            <span className="text-muted">{formatBeds(room)}</span>
          </li>
        ))}
      </ul>
      {floors && <FloorPlan floors={floors} />}
    </>
  );
}

function Amenities({ rental: { amenities } }: { rental: Rental }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 xl:grid-cols-4">
      {amenities.map(({ title, items }) => (
        <div key={title} className="break-inside-avoid">
          <h3 className="font-semibold font-text text-step-0 tracking-normal">{title}</h3>
          <ul className="mt-1 text-muted *:py-0.5">
            {items.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Rates({ rates }: { rates: readonly Rate[] }) {
  const { allYear, arrival } = rentalPage.rates;
  return (
    <ul>
      {rates.map(({ from, to, price, minNights, arrivalDay }) => (
        <li
          key={from ?? allYear}
          className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2"
        >
          <span>{from && to ? formatPeriod(from, to) : allYear}</span>
          <span className="text-muted">
            <b className="figures text-gulf-950">
              {price === null ? rentalPage.rates.unknown : formatDollars(price)}
            </b>
            , {formatCount(minNights, 'night')} or more
            {arrivalDay && `, ${arrival} ${arrivalDay}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Rules({ rental, rates }: { rental: Rental; rates: readonly Rate[] }) {
  const { rules, pets, petsNote } = rental;
  const { rule } = rentalPage;
  const rows = [
    [rule.checkIn, formatTimeOfDay(rules.checkIn)],
    [rule.checkOut, formatTimeOfDay(rules.checkOut)],
    [rule.whoBooks, rules.whoBooks],
    [rule.pets, [rentalPage.pets[pets], petsNote].filter(Boolean).join(': ')],
    [rule.smoking, rules.smoking],
    [rule.quietHours, rules.quietHours],
    [rule.minNights, formatMinNights(rates)],
    [rule.cancellation, rules.cancellation],
    [rule.hurricane, rules.hurricane],
  ] as const;
  const row = 'flex justify-between gap-6 border-line border-t py-2';
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {rows
        .filter(([, text]) => text)
        .map(([label, text]) => (
          <div key={label} className={clsx(row, text.length > 40 && 'max-sm:block sm:col-span-full')}>
            <dt className="max-w-1/2 flex-none text-muted">{label}</dt>
            <dd className={text.length > 40 ? 'measure-27 w-full' : 'text-balance text-right'}>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function OtherHomes({ homes }: { homes: readonly Rental[] }) {
  if (homes.length === 0) return null;

  return (
    <Section ground="sand" labelledBy="others-title" className="print:hidden">
      <Container>
        <h2 id="others-title">{rentalPage.others}</h2>
        <div className="mt-8 grid gap-10 md:grid-cols-3">
          {homes.map((home) => (
            <RentalCard key={home.id} rental={home} shape="slim" />
          ))}
        </div>
      </Container>
    </Section>
  );
}

/** An invitation for owners, who look at this page to see how we would show their home. */
function OwnersInvitation() {
  return (
    <SplitSection ground="dark" titleId="owners-title" {...rentalPage.owners} className="print:hidden">
      <Actions>
        <ButtonLink look="sand" href={revenueAnalysis.href}>
          {revenueAnalysis.label}
        </ButtonLink>
        <ArrowLink href="/plans#net-calculator">{netCalculator.title}</ArrowLink>
      </Actions>
    </SplitSection>
  );
}
