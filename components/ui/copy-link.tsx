'use client';

import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';

/** Islands have no `useId`: their IDs would differ from those that the server wrote. A page has one such button. */
const statusId = 'copy-link-status';

/** Copies `url`, or else the URL of the page, and shows whether that worked. Hidden without JavaScript. */
export function CopyLink({ url }: { url?: string }) {
  const { notice, copy } = useCopy();

  return (
    // The status is in the same grid cell as the button. The cell has its size before scripts run, so nothing shifts.
    <span className="inline-grid noscript:hidden">
      <Button
        look="line"
        className="col-start-1 row-start-1 min-w-37"
        onClick={({ currentTarget }) => copy(url ?? location.origin + location.pathname, currentTarget)}
        data-copy={url ?? ''}
        // While there is a notice, the button is empty: the status covers it and is its label, so the text is read only
        // once.
        aria-labelledby={notice ? statusId : undefined}
      >
        {!notice && (
          <>
            <Icon name="link" /> Copy link
          </>
        )}
      </Button>
      <span
        className="pointer-events-none col-start-1 row-start-1 flex items-center justify-center gap-2.5 px-4 font-semibold text-link leading-tight"
        role="status"
        id={statusId}
      >
        {notice && (
          <>
            <Icon name={notice.isCopied ? 'check' : 'error'} /> {notice.text}
          </>
        )}
      </span>
    </span>
  );
}
