import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { controlsOf, type FormControl, fillControls, isFormControl } from '@/lib/browser/form-control';
import { clearFormStorage } from '@/lib/browser/form-storage';
import { addSource } from '@/lib/forms/visit-source';
import { isText } from '@/lib/platform/unknown-values';
import type { FormContent, FormField } from './form-content';
import { readPrefilledValues } from './prefilled-values';

const SEND_TIMEOUT_MS = 20_000;

type Errors = Readonly<Record<string, string | undefined>>;

/** A response body, perhaps from a proxy instead of our server. */
type Body = Record<string, unknown>;

type Options = {
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  errors?: Errors | undefined;
  /** Runs once the lead is stored. Returns whether it thanks the visitor; if not, the thank-you page opens. */
  onStored?: (body: Body, data: FormData) => boolean;
  /** Handles a rejection. Returns false if the form should show the rejection itself. */
  onRejected?: (body: Body) => Promise<boolean>;
};

export function useLeadForm(
  { action, redirect, fields, prefill, copy }: FormContent,
  { formRef, errors: initialErrors = {}, onStored, onRejected }: Options = {},
) {
  const defaultRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? defaultRef;
  const isHydrated = useIsHydrated();
  const [errors, setErrors] = useState<Errors>(initialErrors);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const element = form.current;
    // lib/platform/next/browser/fresh-forms.ts resets the form when the visitor leaves the page. Reset the state too.
    const onReset = () => {
      setErrors({});
      setPending(false);
      setProblem('');
    };
    element?.addEventListener('reset', onReset);
    return () => element?.removeEventListener('reset', onReset);
  }, [form]);

  // Clear the storage on `pagehide`, because `visibilitychange` also fires when visitors only switch tabs. This goes on
  // if HubSpot's form replaces ours.
  useEffect(() => addEventListener('pagehide', clearFormStorage), []);

  useEffect(() => {
    const values = readPrefilledValues(new URLSearchParams(location.search), prefill);
    fillControls(form.current, values);
  }, [form, prefill]);

  /** Shows the errors and focuses the first field with an error. Returns whether there is such a field. */
  function showErrors(toShow: Errors): boolean {
    flushSync(() => setErrors(toShow));
    const field = controlsOf(form.current).find(({ name }) => toShow[name]);
    field?.focus();
    return field !== undefined;
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const element = event.currentTarget;
    setProblem('');
    if (showErrors(findErrors(element, fields))) return;

    setPending(true);
    try {
      const data = addSource(new FormData(element));
      const response = await fetch(action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: data,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      const body: Body = Object(await response.json().catch(() => null));
      if (isStored(response, redirect)) {
        if (!onStored?.(body, data)) location.assign(redirect);
        return;
      }
      const isShown = (await onRejected?.(body)) || showErrors(toErrors(Object(body.fields)));
      const { message }: Body = Object(response.status < 500 && body.error);
      if (!isShown) setProblem(isText(message) ? message : copy.unreachable);
    } catch {
      setProblem(copy.unreachable);
    }
    setPending(false);
  }

  function forgetError(name: string) {
    if (errors[name]) setErrors((old) => ({ ...old, [name]: undefined }));
  }

  const onInput = ({ target }: { target: EventTarget }) => isFormControl(target) && forgetError(target.name);

  /** Props of the form element. Without JavaScript, the form posts to the same URL. */
  const formProps = {
    ...{ ref: form, method: 'post', action, noValidate: isHydrated, 'data-by-island': true },
    ...{ onSubmit: send, onInput },
  };
  return { formProps, errors, isPending, problem, forgetError };
}

/**
 * Only our server responds with 201, even if a proxy has replaced the body. Without our `Accept` header, which a proxy
 * may remove, our server redirects to the thank-you page.
 */
const isStored = ({ status, redirected, url }: Response, redirect: string) =>
  status === 201 || (redirected && new URL(url).pathname === redirect);

const toErrors = (fields: object): Errors =>
  Object.fromEntries(Object.entries(fields).map(([name, error]) => [name, String(error)]));

function findErrors(form: HTMLFormElement, fields: readonly FormField[]): Record<string, string> {
  const controls = controlsOf(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const control = controls.find(({ name }) => name === field.attributes.name);
      const error = control && findError(control, field);
      return error ? [[control.name, error]] : [];
    }),
  );
}

function findError(
  { validity, validationMessage, value }: FormControl,
  { attributes, messages, options }: FormField,
): string {
  const isMissing = validity.valueMissing || (attributes.required && !value.trim());
  if (isMissing) return messages.missing ?? validationMessage;
  if (validity.tooLong) return messages.tooLong ?? validationMessage;
  if (!validity.valid) return messages.invalid ?? validationMessage;
  return options?.find((option) => option.value === value)?.rejected ?? '';
}
