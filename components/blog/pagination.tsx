import { Icon } from '@/components/ui/icon';
import { pagesToShow } from '@/lib/blog/pages-to-show';

const pathOf = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`);

/** The way through the archive. Longer steps keep the oldest post a few clicks away. */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label="Pages of the archive">
      {page > 1 && (
        <a className="step" href={pathOf(page - 1)} rel="prev">
          <Icon name="arrow" className="back" /> Newer
        </a>
      )}
      <ol>
        {pagesToShow(page, pages).map((number) => (
          <li key={number}>
            <a
              href={pathOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="step" href={pathOf(page + 1)} rel="next">
          Older <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
