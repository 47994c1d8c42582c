import { ArrowLink } from '@/components/ui/arrow-link';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { SplitSection } from '@/components/ui/split-heading';
import { dottedRow, Note } from '@/components/ui/text';
import {
  type Destination,
  destinations,
  destinationsNote,
  destinationsSection,
} from '@/content/destinations';
import { DestinationFigures } from './destination-figures';

export function DestinationGuide() {
  return (
    <SplitSection ground="sand" titleId="destinations-title" {...destinationsSection}>
      <ul>
        {destinations.map((destination) => (
          <DestinationRow key={destination.id} destination={destination} />
        ))}
      </ul>
      <Note className="mt-8">{destinationsNote}</Note>
    </SplitSection>
  );
}

function DestinationRow({ destination }: { destination: Destination }) {
  const { id, name, description, image, highlights } = destination;

  return (
    <li className="grid gap-5 border-line border-t py-8 md:grid-cols-[34%_1fr_auto] md:grid-rows-fill-fit md:items-center md:gap-x-stack">
      <Frame className="aspect-3/2 md:row-span-2">
        <Picture
          picture={image}
          sizes="(min-width: 1280px) 408px, (min-width: 900px) 34vw, calc(100vw - 3rem)"
        />
      </Frame>
      <div className="grid content-start gap-2 md:self-end">
        <h3 className="text-step-4">{name}</h3>
        <p>{description}</p>
        <Note as="ul" className={dottedRow} aria-label={`Known for, ${name}`}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </Note>
      </div>
      <DestinationFigures destination={destination} className="md:gap-10 md:self-end md:pb-1.5" />
      <ArrowLink
        className="justify-self-start md:col-start-2 md:self-start"
        href={`/vacation-rentals?destination=${id}`}
      >
        Browse {name}
      </ArrowLink>
    </li>
  );
}
