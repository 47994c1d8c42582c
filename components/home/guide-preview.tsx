import { PostRow } from '@/components/blog/post-row';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { homePage } from '@/content/home';
import { loadPreview } from '@/lib/blog/guide-list';

const SHOWN = 4;

/** The guide as an editorial list. */
export async function GuidePreview() {
  const posts = await loadPreview(SHOWN);
  if (posts.length === 0) return null;

  return (
    <Section continues labelledBy="guide-title">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-gulf-950 border-b pb-6">
          <h2 id="guide-title">{homePage.guide.title}</h2>
          <ArrowLink href="/blog">{homePage.guide.more}</ArrowLink>
        </div>
        <ol>
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
