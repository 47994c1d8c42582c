import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Note } from '@/components/ui/text';
import { teamSection } from '@/content/about';
import { type TeamMember, team } from '@/content/team';

/** A photo of the coast, and below it the team, four across. */
export function TeamGrid() {
  return (
    <Section labelledBy="team-title">
      <Container>
        <div className="mb-stack flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <h2 id="team-title">{teamSection.title}</h2>
          <ArrowLink href="/team">{teamSection.more}</ArrowLink>
        </div>
        <Frame className="mb-10 aspect-3/2 md:aspect-3/1">
          <Picture picture={teamSection.image} sizes="(min-width: 1280px) 1200px, calc(100vw - 3rem)" />
        </Frame>
        <ul className="grid gap-x-12 sm:grid-cols-2 xl:grid-cols-4 xl:gap-x-8">
          {team.map((member) => (
            <li key={member.id} className="grid content-start gap-5 border-line border-t py-6">
              <Portrait
                member={member}
                sizes="(min-width: 1280px) 276px, (min-width: 600px) 45vw, calc(100vw - 3rem)"
              />
              <div>
                <h3>{member.name}</h3>
                <Position member={member} />
                <p className="mt-3 text-md text-muted">{member.bio}</p>
              </div>
            </li>
          ))}
        </ul>
        <Note className="mt-4">{teamSection.note}</Note>
      </Container>
    </Section>
  );
}

/** The team, one below the other. */
export function TeamProfiles() {
  return (
    <section className="py-section" aria-label={teamSection.title}>
      <Container>
        <ul className="border-line border-b">
          {team.map((member) => (
            <li
              key={member.id}
              id={member.id}
              className="grid gap-4 border-line border-t py-8 md:grid-cols-5-7 md:gap-columns md:py-12"
            >
              <div className="grid grid-cols-[minmax(0,9rem)_1fr] items-center gap-5 md:gap-8">
                <Portrait member={member} sizes="144px" />
                <div>
                  <h2 className="opsz-48 text-step-4 tracking-tight">{member.name}</h2>
                  <Position member={member} />
                </div>
              </div>
              <p className="max-w-lead self-center text-step-1 leading-loose">{member.bio}</p>
            </li>
          ))}
        </ul>
        <Note className="mt-8">{teamSection.note}</Note>
      </Container>
    </section>
  );
}

function Portrait({ member, sizes }: { member: TeamMember; sizes: string }) {
  return (
    <Frame className="aspect-4/5">
      <Picture picture={member.image} sizes={sizes} />
    </Frame>
  );
}

function Position({ member }: { member: TeamMember }) {
  return (
    <>
      <p className="mt-1 font-label text-accent">{member.role}</p>
      <Note>{member.location}</Note>
    </>
  );
}
