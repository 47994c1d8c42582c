/** The address under which the site serves the font. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
