import { type Category, categories } from '@/content/categories';
import { guide } from '@/content/guide';

/** All posts and the five categories; each chip leads to a page of its own. */
export function CategoryChips({ current }: { current: Category | null }) {
  const chips = [
    { label: guide.allPosts, href: '/blog', isCurrent: current === null },
    ...categories.map(({ name, slug }) => ({
      label: name,
      href: `/blog/category/${slug}`,
      isCurrent: slug === current?.slug,
    })),
  ];

  return (
    <nav className="chips" aria-label="Categories">
      <ul>
        {chips.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a className="chip" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
