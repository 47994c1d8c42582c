import { hubspotCopy } from '@/content/hubspot';
import { areEmbedsAllowed } from '@/lib/browser/consent';
import { clearMarketingCookies } from '@/lib/browser/form-storage';
import { getVisitSource } from '@/lib/forms/visit-source';
import { getFormsApi, loadScript } from './script';
import type { HubspotSettings } from './settings';
import { subscribe } from './subscribe';
import { toUrl } from './to-url';
import { transferInput } from './transfer-input';
import { rootsOf, wait, waitUntilNear, waitUntilUsable } from './waiting';

/** `native`: our own form is shown, because HubSpot's isn't requested yet or the visitor has begun to fill in ours. */
export type EmbedView = { state: 'native' | 'loading' | 'ready' } | { state: 'failed'; message: string };

export type EmbedOptions = {
  settings: HubspotSettings;
  frame: HTMLElement;
  native: () => HTMLFormElement | null;
  container: () => HTMLElement | null;
  show: (view: EmbedView) => void;
};

const errors = {
  container: 'Container not ready',
  script: 'Script load failed',
  forms: 'forms not available after script load',
  disappeared: 'Container disappeared during load',
} as const;

const START_DELAY_MS = 150;
const INIT_DELAY_MS = 100;
const TIMEOUT_MS = 10_000;

let formCount = 0;

/** Replaces our form with HubSpot's once our form is near the viewport. Stops when `signal` aborts. */
export function embedForm(options: EmbedOptions, signal: AbortSignal): void {
  if (!areEmbedsAllowed()) {
    clearMarketingCookies();
    return;
  }

  let attempt = new AbortController();
  signal.addEventListener('abort', () => attempt.abort());
  const begin = () => void replaceForm(options, attempt.signal);
  begin();
  // When the browser restores a page from its back-forward cache, HubSpot's form from before is still on it, and may
  // have been submitted already. Start again with our own form.
  const startFresh = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    attempt.abort();
    attempt = new AbortController();
    options.show({ state: 'native' });
    begin();
  };
  window.addEventListener('pageshow', startFresh, { signal });
  const resetForms = () => {
    for (const form of options.container()?.querySelectorAll('form') ?? []) form.reset();
  };
  window.addEventListener('pagehide', resetForms, { signal });
}

async function replaceForm(options: EmbedOptions, signal: AbortSignal): Promise<void> {
  const { settings, frame, native, show } = options;
  const target = document.createElement('div');
  let isNewer = false;
  const onMissing = () => {
    if (isNewer || !target.isConnected) return;
    isNewer = true;
    embedNewer(target, settings);
  };
  const ready = new Promise<void>((onReady) => subscribe(settings, { onReady, onMissing }, signal));
  await waitUntilNear(frame, signal);

  show({ state: 'loading' });
  const loading = new AbortController();
  signal.addEventListener('abort', () => loading.abort());
  // Remove HubSpot's form from the page when loading it is aborted. Otherwise it could still appear later, next to
  // ours.
  loading.signal.addEventListener('abort', () => target.remove());
  try {
    await loadForm(options, target, ready, loading.signal);
    if (signal.aborted) return;
    if (transferInput(native(), target)) return show({ state: 'ready' });
    target.remove();
    show({ state: 'native' });
  } catch (failure) {
    loading.abort();
    if (signal.aborted) return;
    if (isNewer) return show({ state: 'native' });
    show({ state: 'failed', message: failure instanceof Error ? failure.message : String(failure) });
  }
}

/** Embeds a form of HubSpot's new editor, as HubSpot's embed code does. */
function embedNewer(
  target: HTMLElement,
  { region, portalId, formId, newerScriptUrl }: HubspotSettings,
): void {
  const place = document.createElement('div');
  place.className = 'hs-form-frame';
  Object.assign(place.dataset, { region, portalId, formId });
  target.replaceChildren(place);
  loadScript(newerScriptUrl).catch(() => console.warn(`HubSpot's script did not load: ${newerScriptUrl}`));
}

/** Resolves once `target` contains the form. Rejects with a message from `errors` or what HubSpot's script throws. */
async function loadForm(
  { settings, container }: EmbedOptions,
  target: HTMLElement,
  ready: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let timeoutMessage: string = errors.script;
  const timeout = wait(START_DELAY_MS + TIMEOUT_MS, signal).then(() => {
    throw new Error(timeoutMessage);
  });

  async function work() {
    await wait(START_DELAY_MS, signal);
    if (!container()?.isConnected) throw new Error(errors.container);
    if (!getFormsApi())
      await loadScript(settings.scriptUrl).catch(() => {
        throw new Error(errors.script);
      });
    timeoutMessage = errors.forms;
    await wait(INIT_DELAY_MS, signal);
    const forms = getFormsApi();
    if (!forms) throw new Error(errors.forms);
    const place = container();
    if (!place?.isConnected) throw new Error(errors.disappeared);

    formCount += 1;
    target.id = `hubspot-form-${formCount}`;
    place.replaceChildren(target);
    const { region, portalId, formId } = settings;
    const { inlineMessage } = hubspotCopy;
    forms.create({ region, portalId, formId, target: `#${target.id}`, inlineMessage });
    await Promise.race([ready, waitUntilUsable(target, signal)]);
    for (const root of rootsOf(target))
      fillInputs(root.querySelectorAll<HTMLInputElement>('input[type=hidden][name^=utm_]'));
  }

  await Promise.race([work(), timeout]);
}

/** Fills in empty campaign fields from the URL of the visit's first page. HubSpot itself reads only the current URL. */
export function fillInputs(inputs: Iterable<{ name: string; value: string }>): void {
  const [, landing = ''] = getVisitSource().split(' ');
  const campaign = toUrl(landing)?.searchParams;
  for (const input of inputs) input.value ||= (campaign?.get(input.name) ?? '').slice(0, 100);
}
