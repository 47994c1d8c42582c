/** The field for the source of a visit: the referring address, a space, the first address. */
export const SOURCE_FIELD = 'source';

/** Its value if the visitor opts out: then the form's own address is not read either. */
export const NO_SOURCE = 'none';
