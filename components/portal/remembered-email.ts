import { inStorage } from '@/lib/browser/storage';

const KEY = 'owner-email';

/** The email that "Remember me" kept in this browser, or an empty text. */
export function rememberedEmail(): string {
  return inStorage('localStorage', (storage) => storage.getItem(KEY)) ?? '';
}

/** Keeps `email` in this browser; null forgets the one kept before. Nothing else is ever stored. */
export function rememberEmail(email: string | null): void {
  inStorage('localStorage', (storage) => (email ? storage.setItem(KEY, email) : storage.removeItem(KEY)));
}
