import { inStorage } from '@/lib/browser/storage';

const KEY = 'sender';
const NAMES = ['name', 'email', 'phone'];

/** Keeps who sent a form for the next one in this tab: nobody types their name twice. Browser only; never throws. */
export function rememberSender(sent: FormData): void {
  const details = new URLSearchParams(NAMES.map((name) => [name, String(sent.get(name) ?? '')]));
  inStorage('sessionStorage', (tab) => tab.setItem(KEY, String(details)));
}

/** Name, email and phone of who sent the last form in this tab, by field name. Browser only; never throws. */
export function recallSender(): Record<string, string> {
  const kept = inStorage('sessionStorage', (tab) => tab.getItem(KEY));
  return Object.fromEntries(new URLSearchParams(kept ?? ''));
}
