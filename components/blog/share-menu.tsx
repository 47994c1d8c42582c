'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { noMarker } from '@/components/ui/disclosure';
import { hasFocusLeft } from '@/components/ui/has-focus-left';
import { Icon } from '@/components/ui/icon';
import { newTab } from '@/components/ui/text';
import { useCopy } from '@/components/ui/use-copy';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { shareLinks } from '@/lib/blog/post/share-links';

const POPUP_FEATURES = 'popup,width=600,height=400';

/** The menu opens downward at the top of an article and upward at the bottom, so that it doesn't cover the text. */
const places = {
  top: 'top-full left-0 mt-2 sm:right-0 sm:left-auto',
  bottom: 'right-0 bottom-full mb-2',
};

const entry =
  'flex min-h-11 w-full cursor-pointer items-center gap-3.25 rounded-control px-3 text-start font-medium hover:bg-sand-100 hover:text-link';

interface ShareMenuProps {
  title: string;
  /** Absolute URL. */
  url: string;
  place: keyof typeof places;
}

/**
 * A `details`, not a popover like the header's menus, because it must open without JavaScript in every browser. With
 * JavaScript, social networks open in a popup, and "More…" opens the system's share sheet.
 */
export function ShareMenu({ title, url, place }: ShareMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isHydrated = useIsHydrated();
  const { notice, copy } = useCopy();

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close(menu);
      summary.current?.focus();
    };
    // Listen to `pointerdown` instead of `click`, which iOS does not fire on plain text.
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, []);

  function follow(event: React.MouseEvent<HTMLAnchorElement>, popup: boolean) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    close(menu);
    if (popup && window.open(event.currentTarget.href, 'share', POPUP_FEATURES)) event.preventDefault();
  }

  function openSheet() {
    // If the visitor dismisses the share sheet, the menu stays open for its other entries.
    navigator.share({ title, url }).then(
      () => close(menu),
      () => {},
    );
  }

  return (
    <details
      ref={menu}
      className="group relative sm:ml-auto print:hidden"
      onBlur={(event) => hasFocusLeft(event) && close(menu)}
      data-share={place}
    >
      <summary
        ref={summary}
        className={buttonClasses(
          { look: 'line', size: 'sm' },
          `${noMarker} group-open:border-gulf-900 group-open:bg-gulf-900 group-open:text-sand-50 group-open:hover:border-gulf-900 group-open:hover:bg-gulf-900 max-sm:min-w-30`,
        )}
      >
        <Icon name="share" /> Share
      </summary>
      <div
        className={clsx(
          card,
          'absolute z-5 w-55 max-w-[80vw] p-2 text-gulf-950 shadow-raised',
          places[place],
        )}
      >
        <ul>
          {shareLinks(title, url).map(({ label, icon, href, popup }) => (
            <li key={label}>
              <a
                className={entry}
                href={href}
                onClick={(event) => follow(event, popup)}
                {...(popup && newTab)}
              >
                <Icon name={icon} className="text-link" /> {label}
              </a>
            </li>
          ))}
          {/* The buttons below need JavaScript. */}
          <li className="mt-1.5 noscript:hidden border-line border-t pt-1.5">
            <button
              type="button"
              className={entry}
              onClick={({ currentTarget }) => copy(url, currentTarget)}
              data-copy={url}
            >
              <Icon name="link" className="text-link" /> <span>{notice?.text ?? 'Copy Link'}</span>
            </button>
          </li>
          {isHydrated && typeof navigator.share === 'function' && (
            <li>
              <button type="button" className={entry} onClick={openSheet}>
                <Icon name="share" className="text-link" /> More…
              </button>
            </li>
          )}
        </ul>
        <p className="sr-only" role="status">
          {notice?.text}
        </p>
      </div>
    </details>
  );
}

function close({ current }: React.RefObject<HTMLDetailsElement | null>) {
  if (current) current.open = false;
}
