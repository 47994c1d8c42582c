/** In characters: long enough for a name or a street address, but too short for an ad. */
const MAX_LENGTH = 60;

/** Matches a text with only letters, numbers, and the separators that names and addresses contain. */
const PLAIN_TEXT = /^[\p{L}\p{M}\p{N} ,.'’‘"“”#&()-]*$/u;

/** Matches a dot in the middle of a word, as in "evil.com". */
const INNER_DOT = /\.[^ ,]/;

/** Matches emoji and their joiners, which are allowed, because email programs don't turn them into links. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d(?=\p{Extended_Pictographic})/gu;

/** Matches a phone number: seven digits or more, with only separators between them. */
const PHONE_NUMBER = /\p{N}(?:[^\p{L}\p{N},]*\p{N}){6}/u;

/** Whether an email to a stranger may quote this line: it is short, and no email program makes it a link. */
export function isPlainLine(text: string): boolean {
  const withoutEmoji = text.replace(EMOJI, '');
  const isPlain = PLAIN_TEXT.test(withoutEmoji) && !INNER_DOT.test(withoutEmoji);
  return text.length <= MAX_LENGTH && isPlain && !PHONE_NUMBER.test(text);
}
