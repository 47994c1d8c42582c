import { inlineCode } from './inline-code.ts';

/**
 * Resets all forms except searches when the visitor leaves the page, or comes back to it from the back-forward cache.
 * Otherwise browsers would keep what was typed for the next person at the same computer. Long forms on private pages
 * are not reset: they have `data-keep`, so that a failed save loses nothing.
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
