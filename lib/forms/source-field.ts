/** The form field with the source of a visit: the referrer's URL, a space, and the landing page's URL. */
export const SOURCE_FIELD = 'source';

/** The field's value if the visitor opts out. */
export const NO_SOURCE = 'none';
