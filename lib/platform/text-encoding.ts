/** Decodes UTF-8, or UTF-16 with a byte order mark, as programs on Windows write it. The result has no mark. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

/** All characters of Windows-1252, by their byte. */
const CHARACTERS = new TextDecoder('windows-1252').decode(
  Uint8Array.from({ length: 256 }, (_, byte) => byte),
);

/** Matches what may be a letter, a punctuation mark, a byte order mark or an emoji in UTF-8, by its first byte. */
const MAYBE_MISREAD = /[ÂÃ].|[âï]..|ð.../g;

/** Repairs UTF-8 that was read as Windows-1252 ("Donâ€™t"), and the reverse: bytes of Windows-1252 as characters. */
export const repairEncoding = (text: string): string =>
  text
    .replace(MAYBE_MISREAD, (found) => {
      // A character that isn't in Windows-1252 becomes byte 255, which UTF-8 never has.
      const bytes = Uint8Array.from(found, (character) => CHARACTERS.indexOf(character));
      const repaired = new TextDecoder().decode(bytes);
      return repaired.includes('\ufffd') ? found : repaired;
    })
    .replace(/[\x80-\x9f]/g, (sign) => CHARACTERS[sign.charCodeAt(0)] ?? sign);
