const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * A document or text without what XML 1.0 can't hold, escaped or not (w3.org/TR/xml, section 2.2), such as most control
 * characters: for a single one, parsers refuse the whole document.
 */
export const validXml = (xml: string): string => xml.replace(NOT_XML, '');
