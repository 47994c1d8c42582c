import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Note } from '@/components/ui/text';
import { teamSection } from '@/content/about';
import { type TeamMember, team } from '@/content/team';

/** The four of us, four across. */
export function TeamGrid() {
  return (
    <Section labelledBy="team-title">
      <Container>
        <div className="mb-stack flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="team-title">{teamSection.title}</h2>
          <ArrowLink href="/team">{teamSection.more}</ArrowLink>
        </div>
        <ul className="grid gap-10 md:grid-cols-4 md:gap-8">
          {team.map((member) => (
            <li
              key={member.id}
              className="grid grid-cols-label-25 content-start items-center gap-x-5 gap-y-4 md:grid-cols-1"
            >
              <Portrait member={member} sizes="(min-width: 1280px) 276px, (min-width: 900px) 22vw, 100px" />
              <div>
                <h3>{member.name}</h3>
                <Position member={member} />
              </div>
              <p className="col-span-full text-md text-muted">{member.bio}</p>
            </li>
          ))}
        </ul>
        <TeamNote />
      </Container>
    </Section>
  );
}

/** The four of us at full length, one below the other. */
export function TeamProfiles() {
  return (
    <section className="py-section" aria-label={teamSection.title}>
      <Container>
        <ul className="grid gap-10 md:gap-14">
          {team.map((member) => (
            <li
              key={member.id}
              id={member.id}
              className="grid gap-5 md:grid-cols-[300px_4fr_6fr] md:items-center md:gap-stack md:not-first:border-line md:not-first:border-t md:not-first:pt-14"
            >
              <Portrait member={member} sizes="(min-width: 900px) 300px, calc(100vw - 3rem)" />
              <div>
                <h2 className="opsz-60 text-step-4 tracking-tight">{member.name}</h2>
                <Position member={member} />
              </div>
              <p className="measure-32 text-step-1 leading-loose">{member.bio}</p>
            </li>
          ))}
        </ul>
        <TeamNote />
      </Container>
    </section>
  );
}

/** The face of one of us. Decorative: the name stands beside it. */
function Portrait({ member, sizes }: { member: TeamMember; sizes: string }) {
  return (
    <Frame className="aspect-square">
      <Picture picture={{ src: member.image, alt: '' }} sizes={sizes} />
    </Frame>
  );
}

/** What one of us does, and where: under the name. */
function Position({ member }: { member: TeamMember }) {
  return (
    <>
      <p className="mt-1 font-label text-accent">{member.role}</p>
      <Note>{member.location}</Note>
    </>
  );
}

function TeamNote() {
  return <Note className="mt-8">{teamSection.note}</Note>;
}
