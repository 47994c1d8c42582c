import { inlineCode } from './inline-code.ts';

/** Empties the forms that post when their page is left or comes back: the browser would keep what was typed. */
function startFresh() {
  const resetForms = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[method=post]')) form.reset();
  };
  addEventListener('pagehide', resetForms);
  addEventListener('pageshow', ({ persisted }) => persisted && resetForms());
}

export const freshFormsCode = inlineCode(startFresh);
