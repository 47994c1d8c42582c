import { areEmbedsAllowed } from './consent';
import { withStorage } from './storage';

const FORM_WORDS = /form|draft|newsletter/i;
/** Words that contain one of `FORM_WORDS` by chance. */
const FALSE_MATCHES = /platform|perform|information|transform|uniform/gi;
const MARKETING = /marketing/i;
/** HubSpot's cookies that identify visitors and visits. */
const TRACKERS = /^(hubspotutk|__hs\w*)$/;

const isFormName = (name: string) => FORM_WORDS.test(name.replace(FALSE_MATCHES, ''));

export function findFormKeys(names: readonly string[]): string[] {
  return names.filter(isFormName);
}

/** With consent, leaves out HubSpot's cookies: HubSpot needs `hubspotutk` to tell which visits led to a lead. */
export function findMarketingCookies(names: readonly string[], { hasConsent }: { hasConsent: boolean }) {
  return names.filter(
    (name) => MARKETING.test(name) || isFormName(name) || (!hasConsent && TRACKERS.test(name)),
  );
}

/** Browser only; never throws. */
export function clearFormStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    withStorage(name, (storage) => {
      for (const key of findFormKeys(Object.keys(storage))) storage.removeItem(key);
    });
  clearMarketingCookies();
}

/** Removes the marketing cookies that scripts can see, on this host and its parent domains. Browser only. */
export function clearMarketingCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const unwanted = findMarketingCookies(names, { hasConsent: areEmbedsAllowed() });
  for (const name of unwanted) for (const domain of ['', ...domains]) removeCookie(name, `path=/${domain}`);
}

/** `scope` must be the one that the cookie was set with, such as "path=/". Browser only. */
export function removeCookie(name: string, scope: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page may be unloading.
  document.cookie = `${name}=; ${scope}; max-age=0`;
}
