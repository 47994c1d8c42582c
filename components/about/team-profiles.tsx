import { Picture } from '@/components/ui/picture';
import { teamSection } from '@/content/about';
import { team } from '@/content/team';

/** The four of us at full length, one below the other. */
export function TeamProfiles() {
  return (
    <section className="section" aria-label={teamSection.title}>
      <div className="wrap">
        <ul className="profiles">
          {team.map(({ id, name, role, location, bio, image }) => (
            <li key={id} id={id}>
              <div className="frame">
                <Picture
                  picture={{ src: image, width: 800, height: 800, alt: '' }}
                  sizes="(min-width: 900px) 300px, 100vw"
                />
              </div>
              <div className="profile-who">
                <h2>{name}</h2>
                <p className="team-role">{role}</p>
                <p className="small muted">{location}</p>
              </div>
              <p className="profile-bio">{bio}</p>
            </li>
          ))}
        </ul>
        <p className="small muted mt-8">{teamSection.note}</p>
      </div>
    </section>
  );
}
