import { chip } from '@/components/ui/card';
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
    <nav aria-label="Categories">
      <ul className="flex flex-wrap gap-2.5">
        {chips.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a
              className={`${chip} inline-flex min-h-11 items-center current:border-gulf-900 current:bg-gulf-900 px-4.5 py-1.5 font-medium current:text-sand-50 text-md transition-state hover:border-emerald-600 hover:text-link`}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
