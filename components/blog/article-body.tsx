import type { Article } from '@/lib/blog/article';
import { linkEntries, pageHtml } from '@/lib/blog/body/page-html';
import type { PostLink, Section } from '@/lib/blog/post';
import { PhotoFigure } from './post-photo';
import './prose.css';
import './prose-lists.css';

/** The text of an article, in any of its formats. */
export function ArticleBody({ article: { post, linked } }: { article: Article }) {
  const { body } = post;
  if (body.kind === 'empty') return <p>{body.text}</p>;

  return (
    <>
      {body.sections.map((section, place) => (
        <SectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: the sections of one article never move
          key={place}
          section={section}
          linked={linked}
          // The header has the first picture.
          showPhoto={section.photo?.src !== post.cover.src}
        />
      ))}
    </>
  );
}

interface SectionViewProps {
  section: Section;
  linked: Record<string, PostLink>;
  showPhoto: boolean;
}

function SectionView({ section: { role, photo, prose }, linked, showPhoto }: SectionViewProps) {
  const words = prose && (
    <div
      className="prose not-first:mt-[1.4em]"
      data-opening={role === 'opening' || undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in lib/blog/body
      dangerouslySetInnerHTML={{ __html: pageHtml(linkEntries(prose, linked)) }}
    />
  );
  if (role !== 'part') return words;
  return (
    <div className="prose mt-11">
      {photo && showPhoto && <PhotoFigure photo={photo} />}
      {words}
    </div>
  );
}
