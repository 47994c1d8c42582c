import { inlineCode } from './inline-code.ts';

/**
 * Resets all forms except searches when the visitor leaves the page, or comes back to it from the back-forward cache.
 * Otherwise the next person at the same computer could see what was typed. Long forms on private pages have
 * `data-keep` and are not reset, so that a failed save loses nothing.
 */
function resetOnLeave() {
  const resetForms = () => {
    const sent = 'form:is([method=post], [method=dialog]):not([data-keep])';
    const forms = document.querySelectorAll<HTMLFormElement>(sent);
    // Reset twice: during the first event, React may hydrate the page before the fields are empty, and would replay
    // what they contain. The second event makes it forget that (lib/browser/islands/early-input.ts).
    for (const form of [...forms, ...forms]) form.reset();
  };
  addEventListener('pagehide', resetForms);
  addEventListener('pageshow', ({ persisted }) => persisted && resetForms());
}

export const freshFormsCode = inlineCode(resetOnLeave);
