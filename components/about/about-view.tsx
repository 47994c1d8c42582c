import { CompanyPage } from '@/components/layout/company-page';
import { Columns } from '@/components/ui/columns';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { aboutPage, ourStory } from '@/content/about';
import { trail } from '@/lib/seo/breadcrumbs';
import { CompanyStats, Generations, JoinUs, Values } from './shared-sections';
import { TeamGrid } from './team';

export function AboutView() {
  return (
    <CompanyPage page={aboutPage} crumbs={trail('/about')} picture={aboutPage.picture}>
      <OurStory />
      <CompanyStats />
      <Values />
      <Generations />
      <TeamGrid />
      <JoinUs />
    </CompanyPage>
  );
}

function OurStory() {
  const [opening, ...paragraphs] = ourStory.paragraphs;

  return (
    <Section labelledBy="story-title">
      <Columns>
        <div>
          <h2 id="story-title">{ourStory.title}</h2>
          <Frame className="mt-8 aspect-3/2 md:mt-12 md:aspect-4/5">
            <Picture
              picture={ourStory.image}
              sizes="(min-width: 1280px) 540px, (min-width: 900px) 42vw, calc(100vw - 3rem)"
            />
          </Frame>
        </div>
        <div className="grid max-w-lead content-start gap-6 text-step-1 leading-loose">
          <p className="opsz-36 font-display font-title text-gulf-900 text-step-3 leading-snug tracking-tight">
            {opening}
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Columns>
    </Section>
  );
}
