/** Whether this is the address of a script, or of the data that the page's runtime asks for. */
export const isRuntime = (url: URL) => /\.js$|[?&]_rsc/.test(url.href);
