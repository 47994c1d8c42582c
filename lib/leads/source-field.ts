/** The field in which a form sends where its visit came from: the referring address, a space, the first address. */
export const SOURCE_FIELD = 'source';

/** Its value where the visitor wants to keep it private: the form's own address is not read either. */
export const NO_SOURCE = 'none';
