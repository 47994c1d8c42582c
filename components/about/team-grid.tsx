import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { teamSection } from '@/content/about';
import { team } from '@/content/team';
import { Portrait, Position, TeamNote } from './member';

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
              className="grid grid-cols-[100px_1fr] content-start items-center gap-x-5 gap-y-4 md:grid-cols-1"
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
