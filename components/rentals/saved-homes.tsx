import { ButtonLink } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { savedHomesCopy } from '@/content/rental-pages';
import type { Stay } from '@/lib/rentals/search';
import { compareTemplate, inquiryForSeveralTemplate, stayHref } from '@/lib/rentals/stay-href';
import type { SavedHomes } from './use-saved-homes';

type Copy = typeof savedHomesCopy;

interface SaveButtonProps {
  home: { id: string; title: string };
  saved: SavedHomes;
  copy: Copy;
}

/** A heart on the picture of a card. */
export function SaveButton({ home, saved, copy }: SaveButtonProps) {
  const isSaved = saved.ids.includes(home.id);
  return (
    <button
      type="button"
      className="absolute top-2.5 right-2.5 flex noscript:hidden min-h-11 cursor-pointer items-center gap-1.5 rounded-full bg-sand-50 px-3.5 font-semibold text-sm shadow-raised hover:bg-white print:hidden"
      aria-pressed={isSaved}
      disabled={!isSaved && saved.isFull}
      onClick={() => saved.toggle(home.id)}
    >
      <Icon name="heart" className={isSaved ? 'fill-emerald-700 text-emerald-700' : 'fill-none'} />
      {isSaved ? copy.saved : copy.save}
      <span className="sr-only"> {home.title}</span>
    </button>
  );
}

/** Stays at the bottom of the screen while the list is in view. */
export function SavedBar({
  saved: { ids },
  stay,
  copy,
}: {
  saved: SavedHomes;
  stay: Stay | undefined;
  copy: Copy;
}) {
  if (ids.length === 0) return null;
  const home = { homes: ids.join(',') };
  return (
    <aside
      className={`${card} sticky bottom-3 z-20 mt-8 flex flex-wrap items-center gap-2 px-4 py-2.5 shadow-raised print:hidden`}
      aria-label={copy.title}
    >
      <p className="mr-auto flex items-center gap-1.5 font-semibold">
        <Icon name="heart" className="fill-emerald-700 text-emerald-700" /> {ids.length} {copy.count}
      </p>
      <ButtonLink look="line" size="sm" href={stayHref(compareTemplate, stay, home)}>
        {copy.compare}
      </ButtonLink>
      <AskLink ids={ids} stay={stay} copy={copy} />
    </aside>
  );
}

export function AskLink({ ids, stay, copy }: { ids: readonly string[]; stay: Stay | undefined; copy: Copy }) {
  return (
    <ButtonLink size="sm" href={stayHref(inquiryForSeveralTemplate, stay, { homes: ids.join(',') })}>
      {ids.length === 1 ? copy.askOne : `${copy.askAll} ${ids.length}`}
    </ButtonLink>
  );
}
