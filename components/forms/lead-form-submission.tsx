'use client';

import { useEffect, useRef, useState } from 'react';

type Props = { sending: string; unreachable: string; phone: string; phoneHref: string };
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The island of a native form: errors at their fields, a pending state, and a way out when sending fails. */
export function LeadFormSubmission({ sending, unreachable, phone, phoneHref }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const form = panel.current?.closest('form');
    const button = form?.querySelector('button');
    if (!form || !button) return;
    const label = button.textContent;
    const listening = new AbortController();
    const { signal } = listening;
    form.noValidate = true;

    function pend(pending: boolean) {
      if (!button) return;
      button.disabled = pending;
      button.textContent = pending ? sending : label;
    }

    function startFresh() {
      form?.reset();
      for (const control of controlsOf(form)) showError(control, '');
      setProblem('');
      pend(false);
    }

    async function send(event: SubmitEvent) {
      event.preventDefault();
      if (!form || button?.disabled) return;
      setProblem('');
      if (showErrors(form, (control) => wrongWith(control))) return;

      pend(true);
      try {
        const response = await fetch(form.action, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new FormData(form),
          signal: AbortSignal.timeout(20_000),
        });
        const answer = await response.json();
        if (response.ok) {
          remember(answer.id);
          startFresh();
          pend(true);
          location.assign(answer.redirect);
          return;
        }
        pend(false);
        const fields = answer.fields ?? {};
        if (!showErrors(form, ({ name }) => fields[name])) setProblem(unreachable);
      } catch {
        pend(false);
        setProblem(unreachable);
      }
    }

    form.addEventListener('submit', send, { signal });
    form.addEventListener('input', ({ target }) => showError(target as Control, ''), { signal });
    // Back and forward bring a page as it was left; a form starts fresh all the same.
    window.addEventListener('pageshow', ({ persisted }) => persisted && startFresh(), { signal });
    return () => listening.abort();
  }, [sending, unreachable]);

  return (
    <div className="form-problem" role="alert" ref={panel}>
      {problem && (
        <p>
          {problem} <a href={phoneHref}>{phone}</a>.
        </p>
      )}
    </div>
  );
}

function controlsOf(form: HTMLFormElement | null | undefined): Control[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control => 'validity' in element && 'name' in element,
  );
}

/** What the browser finds wrong with a control, in the words that came with it. */
function wrongWith({ validity, dataset, validationMessage, value, required }: Control): string {
  if (validity.valueMissing || (required && !value.trim())) return dataset.missing ?? validationMessage;
  if (validity.tooLong) return dataset.tooLong ?? validationMessage;
  return validity.valid ? '' : (dataset.invalid ?? validationMessage);
}

/** Writes each message at its field and moves to the first. Whether there was any. */
function showErrors(form: HTMLFormElement, messageFor: (control: Control) => string | undefined): boolean {
  const wrong = controlsOf(form).filter((control) => showError(control, messageFor(control) ?? ''));
  wrong[0]?.focus();
  return wrong.length > 0;
}

function showError(control: Control, message: string): boolean {
  const place = control.id && document.getElementById(`${control.id}-error`);
  if (!place) return false;
  place.textContent = message;
  place.hidden = !message;
  if (message) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  return Boolean(message);
}

/** For the thank-you page. A browser that forbids storage goes without. */
function remember(receipt: string) {
  try {
    sessionStorage.setItem('receipt', receipt);
  } catch {}
}
