import type { Crumb } from '@/lib/seo/breadcrumbs';

/** Where the page stands; the last crumb is the page itself. */
export function Breadcrumbs({ crumbs, className = 'muted' }: { crumbs: Crumb[]; className?: string }) {
  return (
    <nav className={`crumbs small ${className}`.trim()} aria-label="Breadcrumb">
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index === crumbs.length - 1 ? name : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
