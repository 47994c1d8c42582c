import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFormControl } from '@/lib/form-control';
import { withSource } from '@/lib/leads/visit';
import { findErrors } from './find-errors';
import type { FormContent } from './form-data';
import { prefilledValues } from './prefilled-values';

/** How long a request may take, in ms. */
const SEND_TIMEOUT = 20_000;

type Errors = Readonly<Record<string, string | undefined>>;

/** What the server answers, as far as every form has it. */
type Answer = { redirect: string; fields?: Errors; error?: { message?: string } };

type Options<Own> = {
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  /** What follows once the form is stored; without it, the visitor is led to the thank-you page. */
  onStored?: (answer: Answer & Own, sent: FormData) => void;
  /** Shows a rejection in its own way; false where it leaves that to the form. */
  onRejected?: (answer: Answer & Own) => Promise<boolean>;
};

/**
 * The state of a form that sends itself: its errors by the names of the fields, whether it is on its way, and what
 * went wrong with it as a whole (empty if nothing did).
 */
export function useLeadForm<Own = unknown>(
  { action, fields, prefill, words }: FormContent,
  { formRef, onStored = leave, onRejected }: Options<Own> = {},
) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? ownRef;
  const [errors, setErrors] = useState<Errors>({});
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
    for (const control of [...(form.current?.elements ?? [])].filter(isFormControl))
      if (!control.value) control.value = values[control.name] ?? '';
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
      const answer: Answer & Own = await response.json();
      if (response.ok) {
        onStored(answer, data);
        return;
      }
      const isShown = (await onRejected?.(answer)) || show(answer.fields ?? {});
      const message = response.status < 500 && answer.error?.message;
      setProblem(isShown ? '' : message || words.unreachable);
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

const leave = ({ redirect }: Answer) => location.assign(redirect);
