import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { RegionId } from '@/content/regions';
import { loadAreaPosts } from '@/lib/blog/guide-list';
import { PostRow } from './post-row';

/** At most three articles about a region. */
export async function AreaGuide({ region, title }: { region: RegionId; title: string }) {
  const posts = await loadAreaPosts(region, 3);
  if (posts.length === 0) return null;

  return (
    <Section continues labelledBy="area-guide-title" className="print:hidden">
      <Container>
        <h2 id="area-guide-title" className="border-gulf-950 border-b pb-6">
          {title}
        </h2>
        <ul>
          {posts.map((post) => (
            <li key={post.id}>
              <PostRow post={post} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
