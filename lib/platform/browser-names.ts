// Attributes and storage keys that pages' small scripts (lib/platform/next/document) share with components and
// lib/browser.

/** Marks the hidden element that shows the receipt number: `<p hidden data-receipt><strong></strong></p>`. */
export const RECEIPT = 'data-receipt';

/** Marks the form that a remembered email address is filled in to: `<form data-remembered-email>`. */
export const REMEMBERED_EMAIL = 'data-remembered-email';

/** Local storage key: the email address that an owner let us remember. */
export const OWNER_EMAIL_KEY = 'owner-email';

/** Marks the radio buttons that allow or block embedded content: `<fieldset data-embed-choice>`. */
export const EMBED_CHOICE = 'data-embed-choice';

/** Local storage key: whether content from other companies loads without a click. */
export const EMBEDS_KEY = 'embeds';

/** Session storage key. The value is the referrer, a space, and the URL of the first page of this visit. */
export const VISIT_KEY = 'source';

/** Marks the background video of a page's hero: `<video data-background>`. */
export const BACKGROUND = 'data-background';

/** `progress` or `to-top`: marks elements that change as the page scrolls (components/blog/article-progress.css). */
export const SCROLL_DRIVEN = 'data-scroll-driven';
