/** The field in which a form sends where its visit came from: the referring address, a space, the first address. */
export const SOURCE_FIELD = 'source';

/** Its value where the visitor does not want to tell, and the form's own address must not tell either. */
export const NO_SOURCE = 'none';
