import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFormControl } from '@/lib/form-control';
import { rememberReceipt } from '@/lib/leads/remembered-receipt';
import { withSource } from '@/lib/leads/visit';
import { findErrors } from './find-errors';
import type { FormContent } from './form-data';
import { prefilledValues } from './prefilled-values';

/** How long a request may take, in ms. */
const SEND_TIMEOUT = 20_000;

type Errors = Readonly<Record<string, string | undefined>>;

/** The state of a native form that sends itself: its errors by the names of the fields, whether it is on its way, and whether that failed. */
export function useLeadForm(
  { kind, fields, prefill }: FormContent,
  formRef?: RefObject<HTMLFormElement | null>,
) {
  const ownRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? ownRef;
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  useEffect(() => {
    const element = form.current;
    // Also when the page is left (lib/platform/next/document/fresh-forms.ts).
    const onReset = () => {
      setErrors({});
      setState('idle');
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
    if (state === 'pending') return;
    const sent = event.currentTarget;
    setState('idle');
    if (show(findErrors(sent, fields))) return;

    setState('pending');
    try {
      const response = await fetch(`/api/leads/${kind}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: withSource(new FormData(sent)),
        signal: AbortSignal.timeout(SEND_TIMEOUT),
      });
      const answer = await response.json();
      if (response.ok) {
        rememberReceipt(answer.id);
        location.assign(answer.redirect);
        return;
      }
      setState(show(answer.fields ?? {}) ? 'idle' : 'failed');
    } catch {
      setState('failed');
    }
  }

  function forgetError({ target }: { target: EventTarget }) {
    if (isFormControl(target) && errors[target.name])
      setErrors((old) => ({ ...old, [target.name]: undefined }));
  }

  return {
    form,
    errors,
    isPending: state === 'pending',
    hasFailed: state === 'failed',
    send,
    forgetError,
  };
}
