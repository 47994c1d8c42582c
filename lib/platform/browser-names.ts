// Names that the page's small scripts (lib/platform/next/document) share with components and with lib/browser.

/** The attribute of the hidden text for the receipt number: `<p hidden data-receipt><strong></strong></p>`. */
export const RECEIPT = 'data-receipt';

/** The attribute around the radio buttons for content of other companies: `<fieldset data-embed-choice>`. */
export const EMBED_CHOICE = 'data-embed-choice';

/** The key in local storage for whether content from other companies loads without a click. */
export const EMBEDS_KEY = 'embeds';

/** The session storage key of the referring address, a space, and the first address of this visit. */
export const VISIT_KEY = 'source';

/** The attribute of the video behind a page's first words: `<video data-background>`. */
export const BACKGROUND = 'data-background';

/**
 * The attribute of elements that follow the scroll position: `progress` or `to-top`
 * (components/blog/article-progress.css).
 */
export const SCROLL_DRIVEN = 'data-scroll-driven';
