import { Container } from '@/components/ui/container';
import { teamSection } from '@/content/about';
import { team } from '@/content/team';
import { Portrait, Position, TeamNote } from './member';

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
              <Portrait member={member} sizes="(min-width: 900px) 300px, 100vw" />
              <div>
                <h2 className="opsz-60 text-step-4 tracking-tight">{member.name}</h2>
                <Position member={member} />
              </div>
              <p className="max-w-[32em] text-step-1 leading-loose">{member.bio}</p>
            </li>
          ))}
        </ul>
        <TeamNote />
      </Container>
    </section>
  );
}
