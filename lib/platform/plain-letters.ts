export const toPlainLetters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
