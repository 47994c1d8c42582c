import { inStorage } from '@/lib/browser/storage';

const KEY = 'owner-email';

export function rememberedEmail(): string {
  return inStorage('localStorage', (storage) => storage.getItem(KEY)) ?? '';
}

/** Stores `email` in this browser, and nothing else; null removes it. */
export function rememberEmail(email: string | null): void {
  inStorage('localStorage', (storage) => (email ? storage.setItem(KEY, email) : storage.removeItem(KEY)));
}
