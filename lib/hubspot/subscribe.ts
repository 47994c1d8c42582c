import { removeCookie } from '@/lib/browser/form-storage';
import { forgetSource } from '@/lib/forms/visit-source';
import { type FormEvent, findTargetForm, isTrusted, newerEvents, parseEvent } from './form-events';
import { toDestination } from './redirect';
import type { HubspotSettings } from './settings';

const NEWSLETTER_DELAY_MS = 200;

type Form = { kind: string; formId: string; publish: (event: FormEvent) => void };

const forms: Form[] = [];

type Handlers = Record<'onReady' | 'onMissing', () => void>;

/** Until `signal` aborts, reports the form's events and opens the thank-you page when the form is sent. */
export function subscribe(settings: HubspotSettings, handlers: Handlers, signal: AbortSignal): void {
  let sent = false;

  function publish({ type, redirect }: FormEvent) {
    if (type === 'ready') handlers.onReady();
    if (type === 'missing') handlers.onMissing();
    if (type === 'failed') console.warn(`HubSpot could not accept the form "${settings.kind}".`);
    // HubSpot reports each submission with several events. React only to the first.
    if (type !== 'submitted' || sent) return;
    sent = true;
    forgetSource();
    const destination = toDestination(redirect, { origin: location.origin, fallback: settings.redirect });
    // Delete the receipt number of an earlier form. Otherwise the thank-you page would show it.
    removeCookie('receipt', `path=${new URL(destination, location.origin).pathname}`);
    const leave = () => location.assign(destination);
    if (settings.kind === 'newsletter') setTimeout(leave, NEWSLETTER_DELAY_MS);
    else leave();
  }

  const form: Form = { ...settings, publish };
  forms.push(form);
  signal.addEventListener('abort', () => forms.splice(forms.indexOf(form), 1));

  const dispatch = (data: unknown) => {
    const event = parseEvent(data);
    if (event && findTargetForm(forms, event) === form) publish(event);
  };
  window.addEventListener(
    'message',
    (message) => isTrusted(message, window, settings.scriptUrl) && dispatch(message.data),
    { signal },
  );
  for (const type of Object.keys(newerEvents))
    window.addEventListener(
      type,
      (event) => dispatch({ ...(event instanceof CustomEvent ? event.detail : null), type }),
      { signal },
    );
}
