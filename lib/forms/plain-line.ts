/** Long enough for a name or an address; too short for an offer. */
const LONGEST = 60;

/** Letters, numbers, and what separates them in names and addresses. */
const PLAIN = /^[\p{L}\p{M}\p{N} ,.'’‘"“”#&()-]*$/u;

/** A dot that does not end a word, as in "evil.com". */
const INNER_DOT = /\.[^ ,]/;

/** Emoji and their joiners. No email program links them. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d(?=\p{Extended_Pictographic})/gu;

/** A phone number: seven digits or more, with only separators between them. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N},]*\p{N}){6}/u;

/** Whether an email to a stranger may quote a line: false if too long, or if an email program would link it. */
export function isPlainLine(text: string): boolean {
  const withoutEmoji = text.replace(EMOJI, '');
  const isPlain = PLAIN.test(withoutEmoji) && !INNER_DOT.test(withoutEmoji);
  return text.length <= LONGEST && isPlain && !NUMBER.test(text);
}
