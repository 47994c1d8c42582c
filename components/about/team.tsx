import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Note } from '@/components/ui/text';
import { teamSection } from '@/content/about';
import { team } from '@/content/team';

const looks = {
  grid: {
    Title: 'h3',
    list: 'grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-8',
    item: 'border-line border-t py-6',
    person: 'grid gap-5',
    sizes: '(min-width: 1280px) 276px, (min-width: 600px) 45vw, calc(100vw - 3rem)',
    bio: 'mt-3 text-md text-muted',
  },
  rows: {
    Title: 'h2',
    list: 'border-line border-b',
    item: 'grid gap-4 border-line border-t py-8 md:grid-cols-5-7 md:gap-columns md:py-12',
    person: 'grid grid-cols-[minmax(0,9rem)_1fr] items-center gap-5 md:gap-8',
    sizes: '144px',
    bio: 'max-w-lead self-center text-step-1 leading-loose',
  },
} as const;

export function TeamGrid() {
  return (
    <Section labelledBy="team-title">
      <Container>
        <div className="mb-stack flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="team-title">{teamSection.title}</h2>
          <ArrowLink href="/team">{teamSection.more}</ArrowLink>
        </div>
        <Team look="grid" />
      </Container>
    </Section>
  );
}

export function TeamProfiles() {
  return (
    <Container as="section" className="py-section" aria-label={teamSection.title}>
      <Team look="rows" />
    </Container>
  );
}

function Team({ look }: { look: keyof typeof looks }) {
  const { Title, list, item, person, sizes, bio: bioClass } = looks[look];
  return (
    <>
      <ul className={list}>
        {team.map(({ id, name, role, location, bio, image }) => (
          <li key={id} id={look === 'rows' ? id : undefined} className={item}>
            <div className={person}>
              <Frame className="aspect-4/5">
                <Picture picture={image} sizes={sizes} />
              </Frame>
              <div>
                <Title className="opsz-48 text-step-3 tracking-tight">{name}</Title>
                <p className="mt-1 font-label text-accent">{role}</p>
                <Note>{location}</Note>
              </div>
            </div>
            <p className={bioClass}>{bio}</p>
          </li>
        ))}
      </ul>
      <Note className="mt-6">{teamSection.note}</Note>
    </>
  );
}
