import { embedsAllowed } from './consent';

/** Names that hold these words are what forms leave behind (specification, section 9)… */
const REMAINS = /form|draft|newsletter/i;
/** …but these words hold another only by chance. */
const CHANCE = /platform|perform|information|transform|uniform/gi;
const MARKETING = /marketing/i;
/** What HubSpot's scripts set: the visitor, and the visits. */
const TRACKERS = /^(hubspotutk|__hs\w*)$/;

/** Kept whatever they are called: the choice about embedded content, and the portal's "Remember me". */
const OURS = ['embeds', 'owner-email', 'receipt'];

const isRemains = (name: string) => !OURS.includes(name) && REMAINS.test(name.replace(CHANCE, ''));

/** Which of the stored keys `names` a form left behind, and are to be removed when its page is left. */
export function remains(names: readonly string[]): string[] {
  return names.filter(isRemains);
}

/**
 * Which of the cookies `names` are marketing's or left by a form. HubSpot's own cookies are among them only where the
 * visitor has not agreed to content of other companies: with a visitor's consent they tell HubSpot which visits led to
 * a request (`hutk`).
 */
export function marketingCookies(names: readonly string[], { agreed }: { agreed: boolean }): string[] {
  return names.filter((name) => MARKETING.test(name) || isRemains(name) || (!agreed && TRACKERS.test(name)));
}

/** Empties the forms that send leads and removes what they stored in this browser. Browser only; never throws. */
export function clearForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(
    'form[action^="/api/leads/"], .hubspot-form form',
  ))
    form.reset();
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
  clearMarketingCookies();
}

/** Removes the cookies of `marketingCookies` that scripts can see, on this host and the domains above it. */
export function clearMarketingCookies(): void {
  const names = document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []);
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  const gone = marketingCookies(names, { agreed: embedsAllowed() });
  for (const [name, domain] of gone.flatMap((name) => ['', ...domains].map((domain) => [name, domain]))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers later, when the page is gone.
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function clearStorage(storage: () => Storage): void {
  try {
    for (const name of remains(Object.keys(storage()))) storage().removeItem(name);
  } catch {
    // Storage is forbidden in this browser: then nothing is stored either.
  }
}
