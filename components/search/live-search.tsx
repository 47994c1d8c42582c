'use client';

import { useEffect } from 'react';

/** Loads the search (its engine and the index) when somebody first turns to the field, not before. */
export function LiveSearch({ formId, inPage = false }: { formId: string; inPage?: boolean }) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const controller = new AbortController();
    const load = () =>
      import('./run-live-search').then(({ runLiveSearch }) =>
        runLiveSearch(form, { inPage, signal: controller.signal }),
      );
    if (inPage || form.contains(document.activeElement)) load();
    else form.addEventListener('focusin', load, { once: true, signal: controller.signal });
    return () => controller.abort();
  }, [formId, inPage]);

  return null;
}
