import { useSyncExternalStore } from 'react';
import { limits } from '@/content/limits';
import { withStorage } from '@/lib/browser/storage';
import { parseHomeIds } from '@/lib/rentals/saved-homes';

// Not `createShared`, because the value is in localStorage, and other tabs change it too.
const KEY = 'saved-homes';
const CHANGED = 'saved-homes-changed';

function subscribe(listener: () => void) {
  // `storage` is for changes in other tabs.
  for (const type of ['storage', CHANGED]) window.addEventListener(type, listener);
  return () => {
    for (const type of ['storage', CHANGED]) window.removeEventListener(type, listener);
  };
}

const read = () => withStorage('localStorage', (saved) => saved.getItem(KEY)) ?? '';

export type SavedHomes = {
  ids: string[];
  /** Saves a home, or removes it. */
  toggle: (id: string) => void;
  isFull: boolean;
};

/** Which of `homes` the visitor has saved in this browser. Nothing is sent. */
export function useSavedHomes(homes: readonly { id: string }[]): SavedHomes {
  const parse = (text: string) => parseHomeIds(text).filter((id) => homes.some((home) => home.id === id));
  const ids = parse(useSyncExternalStore(subscribe, read, () => ''));

  function toggle(id: string) {
    // Read again, because another tab may have changed it.
    const current = parse(read());
    const others = current.filter((each) => each !== id);
    const next = others.length < current.length ? others : [...current, id];
    withStorage('localStorage', (saved) => saved.setItem(KEY, next.join(',')));
    window.dispatchEvent(new Event(CHANGED));
  }

  return { ids, toggle, isFull: ids.length >= limits.savedHomes };
}
