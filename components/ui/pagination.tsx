import { listPagePath } from '@/content/pages';
import { Icon } from './icon';

const pageLink =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-medium figures hover:bg-sand-100 current:bg-gulf-900 current:text-sand-50';

interface PaginationProps {
  /** Read by screen readers. */
  label: string;
  page: number;
  pages: number;
  firstPath: `/${string}`;
  previous: string;
  next: string;
}

export function Pagination({ label, page, pages, firstPath, previous, next }: PaginationProps) {
  if (pages < 2) return null;

  return (
    <nav
      className="mt-12 flex flex-wrap items-center justify-center gap-x-6 gap-y-3 border-line border-t pt-6 md:mt-20"
      aria-label={label}
    >
      {page > 1 && (
        <a className={pageLink} href={listPagePath(firstPath, page - 1)} rel="prev">
          <Icon name="arrow" className="rotate-180" /> {previous}
        </a>
      )}
      <ol className="flex flex-wrap gap-1">
        {listPagesToLink(page, pages).map((number) => (
          <li key={number}>
            <a
              className={pageLink}
              href={listPagePath(firstPath, number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className={pageLink} href={listPagePath(firstPath, page + 1)} rel="next">
          {next} <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}

/** Returns the page numbers to link, so that crawlers reach any page in a few steps. */
export function listPagesToLink(page: number, pages: number): number[] {
  const steps = [-100, -10, -2, -1, 0, 1, 2, 10, 100].map((offset) => page + offset);
  const shown = [1, ...steps, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].sort((one, other) => one - other);
}
