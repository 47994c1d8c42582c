import type { Article } from '@/lib/blog/article';
import type { PostLink, Prose, Section } from '@/lib/blog/post';
import { PhotoFigure } from './photo-figure';
import { RichText } from './rich-text';
import { TextBody } from './text-body';

/** The words of an article, in whichever way they were written. */
export function ArticleBody({ article: { post, linked } }: { article: Article }) {
  const { body } = post;
  if (body.kind === 'empty') return <p>{body.text}</p>;
  if (body.kind === 'prose') return <Run prose={body.prose} linked={linked} />;

  return (
    <>
      {body.opening && <Run prose={body.opening} linked={linked} />}
      {body.sections.map((section, place) => (
        <SectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one article never move
          key={place}
          section={section}
          linked={linked}
          // The first picture stands at the head of the article already.
          showPhoto={section.photo?.src !== post.cover.src}
        />
      ))}
      {body.closing && <Run prose={body.closing} linked={linked} />}
    </>
  );
}

interface SectionViewProps {
  section: Section;
  linked: Record<string, PostLink>;
  showPhoto: boolean;
}

function SectionView({ section, linked, showPhoto }: SectionViewProps) {
  return (
    <div className="article-section">
      {section.photo && showPhoto && <PhotoFigure photo={section.photo} />}
      {section.prose && <Run prose={section.prose} linked={linked} />}
    </div>
  );
}

function Run({ prose, linked }: { prose: Prose; linked: Record<string, PostLink> }) {
  if (prose.kind === 'html')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in lib/blog/body/html.ts
    return <div className="run" dangerouslySetInnerHTML={{ __html: prose.html }} />;
  return (
    <div className="run">
      {prose.kind === 'rich-text' ? (
        <RichText document={prose.document} linked={linked} />
      ) : (
        <TextBody blocks={prose.blocks} />
      )}
    </div>
  );
}
