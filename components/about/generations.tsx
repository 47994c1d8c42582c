import { Picture } from '@/components/ui/picture';
import { generations } from '@/content/about';

export function Generations() {
  return (
    <section className="generations" aria-labelledby="generations-title">
      <div className="generations-image">
        <Picture picture={generations.image} sizes="(min-width: 900px) 55vw, 100vw" focus="62% 50%" />
      </div>
      <div className="generations-text">
        <h2 id="generations-title">{generations.title}</h2>
        {generations.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
