import { ArrowLink } from '@/components/ui/arrow-link';
import { Picture } from '@/components/ui/picture';
import { teamSection } from '@/content/about';
import { team } from '@/content/team';

/** The four of us, four across. */
export function TeamGrid() {
  return (
    <section className="section team-section" aria-labelledby="team-title">
      <div className="wrap">
        <div className="team-head">
          <h2 id="team-title">{teamSection.title}</h2>
          <ArrowLink href="/team">{teamSection.more}</ArrowLink>
        </div>
        <ul className="team">
          {team.map(({ id, name, role, location, bio, image }) => (
            <li key={id}>
              <div className="frame">
                <Picture
                  picture={{ src: image, width: 800, height: 800, alt: '' }}
                  sizes="(min-width: 1280px) 276px, (min-width: 900px) 22vw, 100px"
                />
              </div>
              <div>
                <h3>{name}</h3>
                <p className="team-role">{role}</p>
                <p className="small muted">{location}</p>
              </div>
              <p className="team-bio">{bio}</p>
            </li>
          ))}
        </ul>
        <p className="small muted mt-8">{teamSection.note}</p>
      </div>
    </section>
  );
}
