import { JsonLd } from '@/components/layout/json-ld';
import { PageHero } from '@/components/layout/page-hero';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Note } from '@/components/ui/text';
import { rentalsPage, savedHomesCopy } from '@/content/rental-pages';
import { type Rental, sampleHomesNote } from '@/content/rentals';
import { formatBeds, formatMinNights } from '@/lib/rentals/home-facts';
import { readHomes } from '@/lib/rentals/homes';
import { toListed } from '@/lib/rentals/listed-home';
import { listRates } from '@/lib/rentals/rates';
import { trail } from '@/lib/seo/breadcrumbs';
import { officeDay } from '@/lib/time/calendar-days';
import { type ComparedHome, CompareHomes } from './compare-homes';

const { title, lead } = savedHomesCopy;
const crumbs = trail('/vacation-rentals', '/vacation-rentals/saved');

/** The homes of a link or of the browser's storage, side by side. The server knows neither. */
export async function SavedView() {
  const homes = await readHomes();
  return (
    <>
      <JsonLd crumbs={crumbs} content={[]} />
      <PageHero title={title} lead={lead} crumbs={crumbs} />
      <Container className="py-section">
        <Island
          name="compare-homes"
          of={CompareHomes}
          props={{
            homes: homes.map(toCompared),
            copy: { ...savedHomesCopy, noPrice: rentalsPage.list.noPrice },
          }}
          start="visible"
          query={['homes']}
        />
        {homes.some(({ isSample }) => isSample) && <Note className="mt-8">{sampleHomesNote}</Note>}
      </Container>
    </>
  );
}

function toCompared(rental: Rental): ComparedHome {
  const beds = formatBeds({ name: '', beds: rental.sleeping.flatMap((room) => room.beds) });
  const minNights = formatMinNights(listRates(rental, officeDay()));
  return { ...toListed(rental), text: '', beds, rules: `${minNights}. Quiet ${rental.rules.quietHours}.` };
}
