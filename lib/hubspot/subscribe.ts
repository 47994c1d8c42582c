import { concerned, type FormNews, isTrusted, newerEvents, toNewerNews, toNews } from './form-events';
import { toDestination } from './redirect';
import type { HubspotSettings } from './settings';

const NEWSLETTER_DELAY = 200;

type Form = { kind: string; formId: string; hear: (news: FormNews) => void };

/** The forms of HubSpot's on this page: a message that names none has to be given to one of them. */
const forms: Form[] = [];

/** Until `signal`: calls `onReady` when HubSpot says that this form stands, and goes to the thank-you page once it is sent. */
export function hearOf(settings: HubspotSettings, onReady: () => void, signal: AbortSignal): void {
  let sent = false;

  function hear({ what, redirect }: FormNews) {
    if (what === 'ready') onReady();
    if (what === 'failed') console.warn(`HubSpot could not take the form "${settings.kind}".`);
    // HubSpot says the same thing in several ways.
    if (what !== 'submitted' || sent) return;
    sent = true;
    forgetReceipt();
    const destination = toDestination(redirect, { origin: location.origin, fallback: settings.redirect });
    const leave = () => location.assign(destination);
    if (settings.kind === 'newsletter') setTimeout(leave, NEWSLETTER_DELAY);
    else leave();
  }

  const form: Form = { ...settings, hear };
  forms.push(form);
  signal.addEventListener('abort', () => forms.splice(forms.indexOf(form), 1));

  const judge = (news: FormNews | null) => {
    // Every form of the page listens; the news is for one of them.
    if (news && concerned(forms, news) === form) hear(news);
  };
  window.addEventListener(
    'message',
    (message) => isTrusted(message, window, settings.scriptUrl) && judge(toNews(message.data)),
    { signal },
  );
  for (const type of Object.keys(newerEvents))
    window.addEventListener(
      type,
      (event) => judge(toNewerNews(type, event instanceof CustomEvent ? event.detail : null)),
      { signal },
    );
}

/** The thank-you page would show the number of a native form that was sent before this one. */
function forgetReceipt(): void {
  try {
    sessionStorage.removeItem('receipt');
  } catch {
    // Storage is forbidden in this browser: then no number is shown either.
  }
}
