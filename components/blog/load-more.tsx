'use client';

import { clsx } from 'clsx';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';

const BATCH_SIZE = 3;
const DELAY_MS = 500;

interface LoadMoreProps {
  cards: { id: string; className: string }[];
  /** All cards of the list by id, and `rest`: the link to more posts, shown once all cards are visible. */
  slots: Readonly<Record<string, React.ReactNode>>;
  /** The page that the button opens if it is pressed before its script runs. */
  archivePath: string;
  copy: { loadMore: string; loadingMore: string };
}

export const cardGrid = 'grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:gap-x-10 md:gap-y-16';

/** Without JavaScript, the list shows all cards, and the link to the archive replaces the button. */
export function LoadMore({ cards, slots, archivePath, copy }: LoadMoreProps) {
  const [shownCount, setShownCount] = useState(BATCH_SIZE);
  const [isLoading, setLoading] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  const isDone = shownCount >= cards.length;
  const added = Math.min(shownCount, cards.length) - (shownCount - BATCH_SIZE);

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => {
      setLoading(false);
      setShownCount((count) => count + BATCH_SIZE);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  useEffect(() => {
    // The press that shows the last cards removes the button, so keyboard focus moves to the first new card.
    if (isDone) firstNew.current?.focus({ preventScroll: true });
  }, [isDone]);

  const loadMore = (event: SubmitEvent) => {
    event.preventDefault();
    setLoading(true);
  };

  return (
    <>
      <ul className={cardGrid} id="posts">
        {cards.map(({ id, className }, index) => {
          const isFirstNew = shownCount > BATCH_SIZE && index === shownCount - BATCH_SIZE;
          return (
            <li
              key={id}
              className={clsx(className, index >= shownCount && 'noscript:block hidden')}
              ref={isFirstNew ? firstNew : undefined}
              tabIndex={isFirstNew ? -1 : undefined}
            >
              {slots[id]}
            </li>
          );
        })}
      </ul>
      <div className="mt-10 grid min-h-12 grid-cols-1 justify-items-center md:mt-16">
        {!isDone && (
          <form
            className="grid noscript:hidden w-60 max-w-full"
            action={archivePath}
            onSubmit={loadMore}
            data-by-island
          >
            <Button type="submit" look="line" aria-disabled={isLoading || undefined}>
              {isLoading ? copy.loadingMore : copy.loadMore}
            </Button>
          </form>
        )}
        <div className={clsx(!isDone && 'noscript:block hidden')}>{slots.rest}</div>
        <p className="sr-only" role="status">
          {shownCount > BATCH_SIZE && !isLoading && `${added} more ${added === 1 ? 'article' : 'articles'}`}
        </p>
      </div>
    </>
  );
}
