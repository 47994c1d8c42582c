import lockup from '@/content/brand/logo.svg';
import { company } from '@/content/company';

/** Mark and name, linked to the home page. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <a className="mr-auto block text-link" href="/">
      <svg
        className={large ? 'h-12 w-54.75' : 'h-9.75 w-44.5'}
        role="img"
        aria-label={`${company.name}, home`}
        width="219"
        height="48"
        viewBox="0 0 219 48"
      >
        <use href={`${lockup.src}#lockup`} />
      </svg>
    </a>
  );
}
