const KEY = 'owner-email';

/** The email that "Remember me" kept in this browser, or an empty text. */
export function rememberedEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return ''; // storage is forbidden here: then nothing is remembered
  }
}

/** Keeps `email` in this browser; null forgets the one kept before. Nothing else is ever stored. */
export function rememberEmail(email: string | null): void {
  try {
    if (email) localStorage.setItem(KEY, email);
    else localStorage.removeItem(KEY);
  } catch {
    // storage is forbidden here: then nothing is remembered
  }
}
