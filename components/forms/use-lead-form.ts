import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFormControl, selectFocused } from '@/lib/form-control';
import { withSource } from '@/lib/leads/visit';
import { isPath, isText } from '@/lib/unknown-values';
import { findErrors } from './find-errors';
import type { FormContent } from './form-data';
import { prefilledValues } from './prefilled-values';

/** How long a request may take, in ms. */
const SEND_TIMEOUT = 20_000;

type Errors = Readonly<Record<string, string | undefined>>;

/** A response, perhaps that of a proxy in our place. */
type Answer = Record<string, unknown>;

type Options = {
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** The errors to begin with. */
  errors?: Errors | undefined;
  /** Runs once the form is stored, in place of the thank-you page. Returns false if the response is not ours. */
  onStored?: (answer: Answer, sent: FormData) => boolean;
  /** Shows a rejection in its own way; false where it leaves that to the form. */
  onRejected?: (answer: Answer) => Promise<boolean>;
};

/**
 * The state of a form that sends itself: its errors by the names of the fields, whether it is on its way, and what
 * went wrong with it as a whole (empty if nothing did).
 */
export function useLeadForm(
  { action, fields, prefill, words }: FormContent,
  { formRef, errors: given = {}, onStored = leave, onRejected }: Options = {},
) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? ownRef;
  const [errors, setErrors] = useState<Errors>(given);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const element = form.current;
    // Also when the page is left (lib/platform/next/document/fresh-forms.ts).
    const onReset = () => {
      setErrors({});
      setPending(false);
      setProblem('');
    };
    element?.addEventListener('reset', onReset);
    return () => element?.removeEventListener('reset', onReset);
  }, [form]);

  useEffect(() => {
    const values = prefilledValues(new URLSearchParams(location.search), prefill);
    for (const control of [...(form.current?.elements ?? [])].filter(isFormControl)) {
      const value = values[control.name];
      if (!value || control.value) continue;
      control.value = value;
      selectFocused(control);
    }
  }, [form, prefill]);

  /** Shows the errors and moves to the first. Whether there was any. */
  function show(found: Errors): boolean {
    flushSync(() => setErrors(found));
    const wrong = [...(form.current?.elements ?? [])].filter(isFormControl).find(({ name }) => found[name]);
    wrong?.focus();
    return wrong !== undefined;
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const sent = event.currentTarget;
    setProblem('');
    if (show(findErrors(sent, fields))) return;

    setPending(true);
    try {
      const data = withSource(new FormData(sent));
      const response = await fetch(action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: data,
        signal: AbortSignal.timeout(SEND_TIMEOUT),
      });
      const answer: Answer = Object(await response.json());
      if (response.ok && onStored(answer, data)) return;
      const isShown = (await onRejected?.(answer)) || show(toErrors(Object(answer.fields)));
      const { message }: Answer = Object(response.status < 500 && answer.error);
      if (!isShown) setProblem(isText(message) ? message : words.unreachable);
    } catch {
      setProblem(words.unreachable);
    }
    setPending(false);
  }

  function forgetError(name: string) {
    if (errors[name]) setErrors((old) => ({ ...old, [name]: undefined }));
  }

  const onInput = ({ target }: { target: EventTarget }) => isFormControl(target) && forgetError(target.name);

  return { form, errors, isPending, problem, send, onInput, forgetError };
}

/** Goes on to the thank-you page. */
export function leave({ redirect }: Answer): boolean {
  if (!isPath(redirect)) return false;
  location.assign(redirect);
  return true;
}

const toErrors = (fields: object): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, String(error)]));
