/** Longer than a name or an address; too short for an offer. */
const LONGEST = 60;

/** Letters of any script, numbers, and what stands between them in names and addresses. A dot ends a word: "St. Ives". */
const PLAIN = /^(?:[\p{L}\p{M}\p{N} ,'’‘"“”#&()-]|\.(?=[ ,]|$))*$/u;

/** Emoji, and the joiners within them. No mail program makes a link of any. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u200d(?=\p{Extended_Pictographic})/gu;

/** Seven digits or more with nothing but separators between: a phone number. */
const NUMBER = /\p{N}(?:[^\p{L}\p{N},]*\p{N}){6}/u;

/**
 * Whether a typed line may be mailed to the typed address, which may be a stranger's: false for what a mail program would make
 * a link of, and for what is longer than a name or an address.
 */
export const isPlainLine = (text: string): boolean =>
  text.length <= LONGEST && PLAIN.test(text.replace(EMOJI, '')) && !NUMBER.test(text);
