/** In characters: long enough for a name or a street address, but too short for an ad. */
const LONGEST = 60;

/** Letters, numbers, and what separates them in names and addresses. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.'’‘"“”#&()-]*$/u;

/** A dot that does not end a word, as in "evil.com". */
const INNER_DOT = /\.[^ ,]/;

/** Emoji and their joiners. Email programs don't turn them into links. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d(?=\p{Extended_Pictographic})/gu;

/** A phone number: seven digits or more, with only separators between them. */
const PHONE_NUMBER = /\p{N}(?:[^\p{L}\p{N},]*\p{N}){6}/u;

/** Whether an email to a stranger may quote this line: it is short, and no email program makes it a link. */
export function isPlainLine(text: string): boolean {
  const withoutEmoji = text.replace(EMOJI, '');
  const isPlain = PLAIN.test(withoutEmoji) && !INNER_DOT.test(withoutEmoji);
  return text.length <= LONGEST && isPlain && !PHONE_NUMBER.test(text);
}
