import { inlineCode } from './inline-code.ts';

/**
 * Resets the forms, except searches, when the page is left or restored. Browsers would keep what was typed, for the
 * next person at the same computer.
 */
function startFresh() {
  const resetForms = () => {
    const forms = document.querySelectorAll<HTMLFormElement>('form:is([method=post], [method=dialog])');
    for (const form of forms) form.reset();
  };
  addEventListener('pagehide', resetForms);
  addEventListener('pageshow', ({ persisted }) => persisted && resetForms());
}

export const freshFormsCode = inlineCode(startFresh);
