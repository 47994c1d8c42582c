import { Container } from '@/components/ui/container';
import { Frame } from '@/components/ui/frame';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Kicker, Note } from '@/components/ui/text';
import type { Article } from '@/lib/blog/article';
import { CardLink, cardGroup } from './post-card';

const neighbor = 'group grid content-start gap-1.5 border-t border-line pt-5';
const neighborLabel = 'flex items-center gap-2 text-sm leading-normal text-muted';

export function Neighbors({ previous, next }: Pick<Article, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <Container
      as="nav"
      className="wrap-words grid gap-6 pb-section md:grid-cols-2 md:gap-16 print:hidden"
      aria-label="More articles"
    >
      {previous && (
        <a className={neighbor} href={previous.path} rel="prev">
          <span className={neighborLabel}>
            <Icon name="arrow" className="rotate-180" /> Previous article
          </span>
          <LinkedTitle>{previous.title}</LinkedTitle>
        </a>
      )}
      {next && (
        <a
          className={`${neighbor} md:col-start-2 md:justify-items-end md:text-end`}
          href={next.path}
          rel="next"
        >
          <span className={neighborLabel}>
            Next article <Icon name="arrow" />
          </span>
          <LinkedTitle>{next.title}</LinkedTitle>
        </a>
      )}
    </Container>
  );
}

export function ReadNext({ readNext, related }: Pick<Article, 'readNext' | 'related'>) {
  if (!readNext) return null;
  return (
    <Section ground="sand" labelledBy="read-next-title" className="wrap-words print:hidden">
      <Container className="grid gap-10 md:grid-cols-[7fr_4fr] md:items-center md:gap-24">
        <div className={`${cardGroup} grid gap-6 md:grid-cols-[1.1fr_1fr] md:items-center md:gap-10`}>
          <Frame className="aspect-16/10 md:aspect-4/5">
            <Picture
              picture={readNext.cover}
              sizes="(min-width: 75rem) 25rem, (min-width: 900px) 30vw, calc(100vw - 3rem)"
              alt=""
            />
          </Frame>
          <div>
            <Kicker as="h2" id="read-next-title">
              Read next
            </Kicker>
            <h3 className="opsz-48 my-3 text-step-4 leading-display">
              <CardLink href={readNext.path}>{readNext.title}</CardLink>
            </h3>
            <p className="text-muted">{readNext.excerpt}</p>
          </div>
        </div>
        {related.length > 0 && (
          <ul>
            {related.map((post) => (
              <li key={post.id}>
                <a className="group grid gap-1.5 border-line border-t py-5" href={post.path}>
                  <Note as="span">{post.category.name}</Note>
                  <LinkedTitle>{post.title}</LinkedTitle>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}

/** A title for use inside a link that has the class `group`. */
function LinkedTitle({ children }: { children: string }) {
  return (
    <Heading as="strong" size="card" className="group-hover:text-link">
      {children}
    </Heading>
  );
}
