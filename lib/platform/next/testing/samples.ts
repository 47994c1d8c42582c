/** Samples of Next's output and cookies, for tests of the code around it. */
export const dataScript = 'self.__next_f.push([1])';
export const draftKey = '0123';
export const draftCookie = `__prerender_bypass=${draftKey}`;
export const guessedDraftCookie = '__prerender_bypass=guessed';
