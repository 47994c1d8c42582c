import { company } from '@/content/company';
import lockup from './logo.svg';

/** Mark and name, linked to the home page. */
export function Logo() {
  return (
    <a className="logo" href="/">
      <svg role="img" aria-label={`${company.name}, home`} width="219" height="48" viewBox="0 0 219 48">
        <use href={`${lockup.src}#lockup`} />
      </svg>
    </a>
  );
}
