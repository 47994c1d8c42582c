export const plainLetters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
