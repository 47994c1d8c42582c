import { clsx } from 'clsx';
import type { Crumb } from '@/lib/seo/breadcrumbs';

/** On phones, the fourth name is visually hidden, because there is no room for it. */
export function Breadcrumbs({ crumbs, className = 'text-muted' }: { crumbs: Crumb[]; className?: string }) {
  return (
    <nav className={clsx('text-sm leading-normal print:hidden', className)} aria-label="Breadcrumb">
      <ol className="flex flex-wrap gap-x-2.25 gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li
            // The path alone is not unique: on /plans, "For Owners" and the page itself have the same path.
            key={`${path} ${name}`}
            className="not-first:before:mr-2.25 not-first:before:opacity-60 not-first:before:content-['/'] max-sm:nth-4:sr-only"
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {index === crumbs.length - 1 ? (
              name
            ) : (
              <a className="underline-offset-4 hover:underline" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
