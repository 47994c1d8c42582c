import { withStorage } from '@/lib/browser/storage';

const KEY = 'sender';
const FIELD_NAMES = ['name', 'email', 'phone'];

/** Remembers the sender's name, email and phone to fill in the next form in this tab. Browser only; never throws. */
export function rememberSender(sent: FormData): void {
  const details = new URLSearchParams(FIELD_NAMES.map((name) => [name, String(sent.get(name) ?? '')]));
  withStorage('sessionStorage', (tab) => tab.setItem(KEY, String(details)));
}

/** Returns what `rememberSender` stored, by field name; empty if there is nothing. Browser only; never throws. */
export function recallSender(): Record<string, string> {
  const stored = withStorage('sessionStorage', (tab) => tab.getItem(KEY));
  return Object.fromEntries(new URLSearchParams(stored ?? ''));
}
