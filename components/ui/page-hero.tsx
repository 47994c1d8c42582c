import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import type { Crumb } from '@/lib/seo/breadcrumbs';
import { Picture, type PictureSource } from './picture';
import './page-hero.css';

interface PageHeroProps {
  title: string;
  lead: string;
  crumbs: Crumb[];
  /** Runs off the right edge on wide screens and stands below the words on small ones. */
  picture?: PictureSource & { focus?: string };
  dark?: boolean;
  children?: React.ReactNode;
}

/** The opening of a page that is read rather than searched: where it stands, what it is, one sentence. */
export function PageHero({ title, lead, crumbs, picture, dark = false, children }: PageHeroProps) {
  return (
    <section
      className={`page-hero ${picture ? 'page-hero-split' : ''} ${dark ? 'dark' : ''}`.trim()}
      aria-labelledby="page-title"
    >
      <div className="page-hero-text">
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
      {picture && (
        <div className="page-hero-image">
          <Picture
            picture={picture}
            sizes="(min-width: 900px) 52vw, 100vw"
            focus={picture.focus}
            alt=""
            preload
          />
        </div>
      )}
    </section>
  );
}
