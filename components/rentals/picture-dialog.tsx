'use client';

import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { galleryCopy } from '@/content/rental-pages';

interface PictureDialogProps {
  title: string;
  count: number;
  copy: typeof galleryCopy;
  slots: { pictures: React.ReactNode };
}

const roundButton =
  'grid size-12 cursor-pointer place-items-center rounded-full border border-sand-50/50 bg-gulf-950/74 text-sand-50 hover:bg-gulf-900';

/** All pictures in a row that scrolls by swipe, arrow keys and buttons. Without JavaScript they are on the page. */
export function PictureDialog({ title, count, copy, slots }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const turn = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' });

  return (
    <>
      <button
        type="button"
        className="inline-flex noscript:hidden min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control bg-sand-50 px-4 font-semibold text-sm hover:bg-white max-md:mt-3 md:absolute md:right-3 md:bottom-3 print:hidden"
        onClick={() => dialog.current?.showModal()}
      >
        {copy.showAll} {count}
      </button>
      <dialog
        ref={dialog}
        className="noscript:static m-0 noscript:mt-6 noscript:block size-full max-h-none max-w-none bg-gulf-950 noscript:bg-transparent noscript:text-gulf-950 text-sand-50 print:hidden"
        data-ground="dark"
        aria-label={`${copy.label} ${title}`}
      >
        <section
          ref={row}
          className="scrollbar-none flex h-full snap-x snap-mandatory noscript:flex-wrap overflow-x-auto"
          aria-label={copy.row}
          tabIndex={0}
          onKeyDown={({ key }) => {
            if (key === 'ArrowRight') turn(1);
            if (key === 'ArrowLeft') turn(-1);
          }}
        >
          {slots.pictures}
        </section>
        <p className="absolute inset-x-0 bottom-4 flex noscript:hidden justify-center gap-4">
          <button type="button" className={roundButton} onClick={() => turn(-1)} aria-label={copy.previous}>
            <Icon name="arrow" className="rotate-180" />
          </button>
          <button type="button" className={roundButton} onClick={() => turn(1)} aria-label={copy.next}>
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className={roundButton}
            onClick={() => dialog.current?.close()}
            aria-label={copy.close}
          >
            <Icon name="x" />
          </button>
        </p>
      </dialog>
    </>
  );
}
