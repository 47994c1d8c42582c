import { embedsAllowed } from './consent';
import { inStorage } from './storage';

/** Storage keys and cookies with these words in their names belong to forms. */
const FORM_WORDS = /form|draft|newsletter/i;
/** These words contain one of them only by chance. */
const FALSE_MATCHES = /platform|perform|information|transform|uniform/gi;
const MARKETING = /marketing/i;
/** What HubSpot's scripts set: the visitor, and the visits. */
const TRACKERS = /^(hubspotutk|__hs\w*)$/;

const isFormName = (name: string) => FORM_WORDS.test(name.replace(FALSE_MATCHES, ''));

/** Which of the stored keys `names` belong to forms and are to be removed when the page is left. */
export function formNames(names: readonly string[]): string[] {
  return names.filter(isFormName);
}

/**
 * Which of the cookies `names` are for marketing or belong to a form. HubSpot's own are among them only where the visitor
 * has not agreed to others' content: with consent they tell HubSpot which visits led to a request (`hutk`).
 */
export function marketingCookies(names: readonly string[], { agreed }: { agreed: boolean }): string[] {
  return names.filter((name) => MARKETING.test(name) || isFormName(name) || (!agreed && TRACKERS.test(name)));
}

/** Removes what forms stored in this browser. Browser only; never throws. */
export function clearFormStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    inStorage(name, (storage) => {
      for (const key of formNames(Object.keys(storage))) storage.removeItem(key);
    });
  clearMarketingCookies();
}

/** Removes the cookies of `marketingCookies` that scripts can see, on this host and the domains above it. */
export function clearMarketingCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const gone = marketingCookies(names, { agreed: embedsAllowed() });
  for (const name of gone) for (const domain of ['', ...domains]) removeCookie(name, `path=/${domain}`);
}

/** Removes a cookie that was set with this scope, such as "path=/". Browser only. */
export function removeCookie(name: string, scope: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, when the page is gone.
  document.cookie = `${name}=; ${scope}; max-age=0`;
}
