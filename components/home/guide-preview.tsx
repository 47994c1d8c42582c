import { PostPhoto } from '@/components/blog/post-photo';
import { ArrowLink } from '@/components/ui/arrow-link';
import { homePage } from '@/content/home';
import { regenerateSoon } from '@/lib/blog/cache-tags';
import { isContentServiceError } from '@/lib/blog/content-service-error';
import type { PostSummary } from '@/lib/blog/post';
import { latestPosts } from '@/lib/blog/posts';

const SHOWN = 4;

/**
 * The newest posts. While the site is built a failing content service leaves the section out; later it fails the
 * page, so that the last good one stays up (rulings, section 1.4).
 */
async function newestPosts(): Promise<PostSummary[]> {
  try {
    return (await latestPosts()).slice(0, SHOWN);
  } catch (error) {
    if (!isContentServiceError(error) || process.env.NEXT_PHASE !== 'phase-production-build') throw error;
    await regenerateSoon();
    return [];
  }
}

/** The guide as an editorial list. */
export async function GuidePreview() {
  const posts = await newestPosts();
  if (posts.length === 0) return null;

  return (
    <section className="section guide" aria-labelledby="guide-title">
      <div className="wrap">
        <div className="guide-head">
          <h2 id="guide-title">{homePage.guide.title}</h2>
          <ArrowLink href="/blog">{homePage.guide.more}</ArrowLink>
        </div>
        <ol className="guide-list">
          {posts.map(({ id, path, title, category, readTime, cover }) => (
            <li key={id}>
              <a href={path}>
                <span className="small">{category.name}</span>
                <h3>{title}</h3>
                <span className="small muted tnum">{readTime}</span>
                <div className="frame">
                  <PostPhoto photo={cover} sizes="(min-width: 900px) 168px, 96px" alt="" />
                </div>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
