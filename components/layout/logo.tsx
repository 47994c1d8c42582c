import lockup from '@/content/brand/logo.svg';
import { company } from '@/content/company';

export function Logo({ large = false }: { large?: boolean }) {
  return (
    <a className="mr-auto block min-w-0 text-link *:max-w-full" href="/">
      <Lockup className={large ? 'h-12 w-54.75' : 'h-9.75 w-44.5'} label={`${company.name}, home`} />
    </a>
  );
}

export function Lockup({ className, label }: { className: string; label: string }) {
  return (
    <svg className={className} role="img" aria-label={label} width="219" height="48" viewBox="0 0 219 48">
      <use href={`${lockup.src}#lockup`} />
    </svg>
  );
}
