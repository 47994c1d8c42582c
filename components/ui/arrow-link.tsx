import { Icon } from './icon';

/** A link that stands on its own line and points onward. */
export function ArrowLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <a className="link" href={href}>
      <span>{children}</span>
      <Icon name="arrow" />
    </a>
  );
}
