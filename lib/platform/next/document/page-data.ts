/** Added to a page's address, it asks for the page's data alone. The name is Next's; requests.ts sets the header. */
export const DATA_QUERY = '?_rsc';

/** Says which data an answer has, or belongs to: a page and its data are asked for one after the other. */
export const DATA_VERSION = 'x-page-data';

/** The content type of a page's data. */
export const DATA_TYPE = 'text/x-component';
