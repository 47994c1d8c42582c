import { DestinationFigures } from '@/components/rentals/destination-figures';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { behindTextClasses, Picture } from '@/components/ui/picture';
import { shadedBox } from '@/components/ui/section';
import { Note } from '@/components/ui/text';
import { type Destination, destinations, destinationsNote } from '@/content/destinations';
import { homePage } from '@/content/home';

export function Destinations() {
  return (
    <section aria-labelledby="dest-title">
      <Container className="pb-7 xl:pb-11">
        <h2 id="dest-title">{homePage.destinations.title}</h2>
        <Note className="mt-3">{destinationsNote}</Note>
      </Container>
      <div className="grid gap-0.5">
        {splitIntoRows(destinations).map((row) => (
          <div key={row[0]?.id} className="grid gap-0.5 md:auto-cols-fr md:grid-flow-col">
            {row.map((destination) => (
              <DestinationPanel
                key={destination.id}
                destination={destination}
                // `sizes` is 15% more than the column, because the picture is wider than the column, which crops it.
                sizes={`(min-width: 900px) ${Math.ceil(115 / row.length)}vw, 100vw`}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Splits the items into rows of at most three, as even as possible: four into 2 + 2, five into 3 + 2. */
function splitIntoRows<Item>(items: readonly Item[]): Item[][] {
  const rows = Math.ceil(items.length / 3);
  const length = Math.ceil(items.length / rows);
  return Array.from({ length: rows }, (_, row) => items.slice(row * length, (row + 1) * length));
}

/** A shade over the picture, dark enough that the text at the bottom is readable on every picture. */
const shade =
  'after:bg-[linear-gradient(0deg,--alpha(var(--color-gulf-950)/92%),--alpha(var(--color-gulf-950)/84%)_42%,--alpha(var(--color-gulf-950)/10%)_78%,--alpha(var(--color-gulf-950)/0%))]';

/** A destination in a row. The text of the first panel in each row aligns with the page's grid. */
function DestinationPanel({ destination, sizes }: { destination: Destination; sizes: string }) {
  const { id, name, description, image } = destination;

  return (
    <article
      data-ground="dark"
      className={`${shadedBox} ${shade} group grid min-h-110 items-end bg-gulf-900 text-sand-50 md:min-h-165`}
    >
      <Picture
        picture={image}
        sizes={sizes}
        className={`${behindTextClasses} transition-transform duration-700 group-hover:scale-103`}
      />
      <div className="px-gutter pt-6 pb-4 md:px-6 md:pt-10 md:pb-7 md:group-first:pl-[min(var(--spacing-edge),7.5rem)] xl:px-9">
        <h3 className="text-step-4">{name}</h3>
        <p className="mt-1.5">{description}</p>
        <DestinationFigures destination={destination} className="mt-4 border-sand-50/35 border-t pt-3" />
        <ArrowLink className="mt-2" href={`/vacation-rentals?destination=${id}`}>
          Browse {name}
        </ArrowLink>
      </div>
    </article>
  );
}
