const WORDS_PER_MINUTE = 200;

/** How many words a plain text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** "4 min read": words divided by 200, rounded up; "5 min read" without content (specification, section 9). */
export function readTimeOf(wordCount: number): string {
  return `${wordCount > 0 ? Math.ceil(wordCount / WORDS_PER_MINUTE) : 5} min read`;
}
