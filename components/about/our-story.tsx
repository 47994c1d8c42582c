import { Picture } from '@/components/ui/picture';
import { ourStory } from '@/content/about';

export function OurStory() {
  return (
    <section className="section" aria-labelledby="story-title">
      <div className="wrap story-grid">
        <div>
          <h2 id="story-title">{ourStory.title}</h2>
          <div className="frame story-image">
            <Picture
              picture={ourStory.image}
              sizes="(min-width: 1280px) 470px, (min-width: 900px) 38vw, 100vw"
            />
          </div>
        </div>
        <div className="story-text">
          {ourStory.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
