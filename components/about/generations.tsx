import { besideTextSizes, Picture } from '@/components/ui/picture';
import { ground } from '@/components/ui/section';
import { generations } from '@/content/about';

export function Generations() {
  return (
    <section
      {...ground('sand', 'grid overflow-hidden md:grid-cols-[1fr_minmax(0,33rem)] md:gap-columns md:pr-edge')}
      aria-labelledby="generations-title"
    >
      <div>
        <Picture
          picture={generations.image}
          sizes={besideTextSizes}
          focus="62% 50%"
          className="aspect-4/3 size-full md:aspect-auto md:min-h-155"
        />
      </div>
      <div className="grid content-center gap-5 px-gutter pt-10 pb-section md:px-0 md:pt-section">
        <h2 id="generations-title">{generations.title}</h2>
        {generations.paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-lead text-step-1 leading-loose">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
