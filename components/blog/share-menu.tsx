import { Icon } from '@/components/ui/icon';
import { shareLinks } from '@/lib/share-links';

interface ShareMenuProps {
  title: string;
  /** Absolute. */
  url: string;
  place: 'top' | 'bottom';
}

/**
 * Five ways to share, as plain links that work without JavaScript; copying needs it, and is shown once
 * ShareBehaviour runs. Facebook, X and LinkedIn then open in a small window.
 */
export function ShareMenu({ title, url, place }: ShareMenuProps) {
  return (
    <details className={`share ${place}`} data-share-title={title} data-share-url={url}>
      <summary className="btn btn-line">
        <Icon name="share" /> Share
      </summary>
      <div className="share-menu">
        <ul>
          {shareLinks(title, url).map(({ label, icon, href, popup }) => (
            <li key={label}>
              <a href={href} {...(popup && { target: '_blank', rel: 'noopener', 'data-popup': true })}>
                <Icon name={icon} /> {label}
              </a>
            </li>
          ))}
          <li hidden>
            <button type="button">
              <Icon name="link" /> <span>Copy Link</span>
            </button>
          </li>
        </ul>
        <p className="vh" role="status" />
      </div>
    </details>
  );
}
