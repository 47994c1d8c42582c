/** The part of HubSpot's API that we use (legacy.docs.hubspot.com, "Form embed code"); `target` is a CSS selector. */
type FormsApi = {
  create(options: Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string>): unknown;
};

declare global {
  interface Window {
    hbspt?: { forms?: Partial<FormsApi> };
  }
}

/** HubSpot's forms API, or null before its script has run. */
export function formsApi(): FormsApi | null {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? (forms as FormsApi) : null;
}

/** Loads the script at `url` once. Rejects if it can't be loaded; the next call retries. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (formsApi()) return resolve();
    const wanted = document.createElement('script');
    wanted.src = url;
    const script = [...document.scripts].find(({ src }) => src === wanted.src) ?? wanted;
    const end = ({ type }: Event) => {
      // A script element loads only once, so a retry needs a new one.
      if (!formsApi()) script.remove();
      if (type === 'load') resolve();
      else reject(new Error('The script could not be loaded'));
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    if (script === wanted) document.head.append(script);
  });
}
