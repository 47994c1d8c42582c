import { OWNER_EMAIL_KEY, REMEMBERED_EMAIL } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/** Fills in the email address that the visitor let us remember, before the island of the form starts. */
function fillInEmail(attribute: string, key: string) {
  const form = document.querySelector(`[${attribute}]`);
  const email = form?.querySelector<HTMLInputElement>('[type=email]');
  const box = form?.querySelector<HTMLInputElement>('[type=checkbox]');
  const fillIn = () => {
    try {
      const stored = localStorage.getItem(key);
      if (!stored || !email || !box || email.value) return;
      email.value = stored;
      box.checked = true;
    } catch {}
  };
  fillIn();
  // When the visitor comes back to the page, fresh-forms.ts has emptied the form.
  addEventListener('pageshow', fillIn);
}

export const rememberedEmailCode = inlineCode(fillInEmail, REMEMBERED_EMAIL, OWNER_EMAIL_KEY);
