/** Where a page's own address is asked for its data alone: the name is Next's, the header is set in requests.ts. */
export const DATA_QUERY = '?_rsc';

/** Says which data an answer has, or belongs to: a page and its data are asked for one after the other. */
export const DATA_VERSION = 'x-page-data';

/** The content type of a page's data. */
export const DATA_TYPE = 'text/x-component';
