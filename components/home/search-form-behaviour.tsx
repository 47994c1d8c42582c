'use client';

import { useEffect } from 'react';
import { localDate, stayProblem } from '@/lib/rentals/stay';

/** Refuses impossible dates at their field, before the search leaves the page (rulings, section 3). */
export function SearchFormBehaviour({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const field = (name: string) => {
      const input = form.elements.namedItem(name);
      return input instanceof HTMLInputElement ? input : null;
    };
    const checkIn = field('check-in');
    const checkOut = field('check-out');
    if (!checkIn || !checkOut) return;
    checkIn.min = localDate();
    // Our own message stands at the field; the browser's bubble would say it in other words.
    form.noValidate = true;

    const check = () => {
      const problem = stayProblem(checkIn.value, checkOut.value, localDate());
      for (const input of [checkIn, checkOut]) {
        const message = problem?.field === input.name ? problem.message : '';
        const error = document.getElementById(`${input.id}-error`);
        if (message) input.setAttribute('aria-invalid', 'true');
        else input.removeAttribute('aria-invalid');
        if (error) {
          error.textContent = message;
          error.hidden = !message;
        }
      }
      return problem;
    };
    const onSubmit = (event: Event) => {
      const problem = check();
      if (!problem) return;
      event.preventDefault();
      field(problem.field)?.focus();
    };
    const onChange = () => {
      checkOut.min = checkIn.value || localDate();
      check();
    };
    form.addEventListener('submit', onSubmit);
    form.addEventListener('change', onChange);
    return () => {
      form.removeEventListener('submit', onSubmit);
      form.removeEventListener('change', onChange);
    };
  }, [formId]);

  return null;
}
