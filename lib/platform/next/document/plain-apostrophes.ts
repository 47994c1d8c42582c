/** Inline scripts stay as they are: the length of their data is counted. */
const SCRIPTS = /(<script\b[\s\S]*?<\/script>)/;

/** `html` with apostrophes as they are written; React escapes them though its attributes stand in double quotes. */
export function plainApostrophes(html: string): string {
  return html
    .split(SCRIPTS)
    .map((part, index) => (index % 2 ? part : part.replaceAll('&#x27;', "'")))
    .join('');
}
