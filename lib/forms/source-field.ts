/** The field for the source of a visit: the referring address, a space, the first address. */
export const SOURCE_FIELD = 'source';

/** The value if the visitor opts out. */
export const NO_SOURCE = 'none';
