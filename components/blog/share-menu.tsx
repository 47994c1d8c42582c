'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useRunning } from '@/components/ui/use-running';
import { shareLinks } from '@/lib/blog/share-links';

/** Specification, sections 2.9 and 9. */
const POPUP = 'popup,width=600,height=400';
const NOTICE_MS = 2_000;

interface ShareMenuProps {
  title: string;
  /** Absolute. */
  url: string;
  place: 'top' | 'bottom';
}

/**
 * Four ways to share, as plain links that work without JavaScript, and the link to copy. Where React runs, Facebook, X and
 * LinkedIn open in a small window, and "More…" opens the device's own sheet where there is one.
 */
export function ShareMenu({ title, url, place }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isRunning = useRunning();
  // An object, so that a second click starts the two seconds again.
  const [notice, setNotice] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close(menu);
      summary.current?.focus();
    };
    document.addEventListener('click', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('click', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  function follow(event: React.MouseEvent<HTMLAnchorElement>, popup: boolean) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    close(menu);
    if (popup && window.open(event.currentTarget.href, 'share', POPUP)) event.preventDefault();
  }

  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setNotice({ text: isCopied ? 'Link copied' : 'Copying is not allowed here' });
  }

  function openSheet() {
    // Whoever dismisses the sheet still has the other entries.
    navigator.share({ title, url }).then(
      () => close(menu),
      () => {},
    );
  }

  return (
    <details ref={menu} className={`share ${place}`}>
      <summary ref={summary} className="btn btn-line">
        <Icon name="share" /> Share
      </summary>
      <div className="share-menu">
        <ul>
          {shareLinks(title, url).map(({ label, icon, href, popup }) => (
            <li key={label}>
              <a
                href={href}
                onClick={(event) => follow(event, popup)}
                {...(popup && { target: '_blank', rel: 'noopener' })}
              >
                <Icon name={icon} /> {label}
              </a>
            </li>
          ))}
          <li className="noscript:hidden">
            <button type="button" onClick={copy}>
              <Icon name="link" /> <span>{notice?.text ?? 'Copy Link'}</span>
            </button>
          </li>
          {isRunning && typeof navigator.share === 'function' && (
            <li>
              <button type="button" onClick={openSheet}>
                <Icon name="share" /> More…
              </button>
            </li>
          )}
        </ul>
        <p className="vh" role="status">
          {notice?.text}
        </p>
      </div>
    </details>
  );
}

function close({ current }: React.RefObject<HTMLDetailsElement | null>) {
  if (current) current.open = false;
}
