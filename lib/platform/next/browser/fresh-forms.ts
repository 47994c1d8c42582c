import { inlineCode } from './inline-code.ts';

/**
 * Resets the forms, except searches, when the page is left or restored. Browsers would keep what was typed, for the
 * next person at the same computer. Long forms on private pages have `data-keep`, so that a failed save loses nothing.
 */
function startFresh() {
  const resetForms = () => {
    const sent = 'form:is([method=post], [method=dialog]):not([data-keep])';
    const forms = document.querySelectorAll<HTMLFormElement>(sent);
    for (const form of forms) form.reset();
  };
  addEventListener('pagehide', resetForms);
  addEventListener('pageshow', ({ persisted }) => persisted && resetForms());
}

export const freshFormsCode = inlineCode(startFresh);
