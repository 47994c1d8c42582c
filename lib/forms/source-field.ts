/** The name of the form field with the source of a visit: the referrer's URL, a space, and the landing page's URL. */
export const SOURCE_FIELD = 'source';

/** The value of `SOURCE_FIELD` for a visitor who opted out. */
export const NO_SOURCE = 'none';
