import { inlineCode } from './inline-code.ts';

/** Empties the forms, searches aside, when their page is left or comes back: the browser would keep what was typed. */
function startFresh() {
  const resetForms = () => {
    const forms = document.querySelectorAll<HTMLFormElement>('form:is([method=post], [method=dialog])');
    for (const form of forms) form.reset();
  };
  addEventListener('pagehide', resetForms);
  addEventListener('pageshow', ({ persisted }) => persisted && resetForms());
}

export const freshFormsCode = inlineCode(startFresh);
