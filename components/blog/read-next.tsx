import { Icon } from '@/components/ui/icon';
import type { Article } from '@/lib/blog/article';
import { PostPhoto } from './post-photo';

/** The article before and after this one. */
export function Neighbors({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbors wrap" aria-label="More articles">
      {previous && (
        <a href={previous.path} rel="prev">
          <span className="small muted">
            <Icon name="arrow" className="back" /> Previous article
          </span>
          <strong>{previous.title}</strong>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="after">
          <span className="small muted">
            Next article <Icon name="arrow" />
          </span>
          <strong>{next.title}</strong>
        </a>
      )}
    </nav>
  );
}

/** Related articles: one with its picture, and three more. */
export function ReadNext({ readNext, related }: Pick<Article, 'readNext' | 'related'>) {
  if (!readNext) return null;
  return (
    <section className="sand section read-next" aria-labelledby="read-next-title">
      <div className="wrap next">
        <div className="next-main card">
          <div className="frame">
            <PostPhoto
              photo={readNext.cover}
              sizes="(min-width: 75rem) 25rem, (min-width: 900px) 33vw, 100vw"
              alt=""
            />
          </div>
          <div>
            <h2 className="kicker" id="read-next-title">
              Read next
            </h2>
            <h3>
              <a className="post-link" href={readNext.path}>
                {readNext.title}
              </a>
            </h3>
            <p className="muted">{readNext.excerpt}</p>
          </div>
        </div>
        {related.length > 0 && (
          <ul>
            {related.map((post) => (
              <li key={post.id}>
                <a href={post.path}>
                  <span className="small muted">{post.category.name}</span>
                  <strong>{post.title}</strong>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
