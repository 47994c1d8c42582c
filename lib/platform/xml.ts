const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Finds characters that XML 1.0 forbids even escaped, mostly control characters (w3.org/TR/xml, section 2.2). */
export const findInvalidXml = (text: string): string[] => text.match(NOT_XML) ?? [];

/** A single invalid character makes parsers reject the whole document. */
export const removeInvalidXml = (xml: string): string => xml.replace(NOT_XML, '');
