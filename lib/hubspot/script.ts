/** What we use of HubSpot's API (legacy.docs.hubspot.com, "Form embed code"). `target` is a CSS selector. */
type FormsApi = {
  create(options: Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string>): unknown;
};

declare global {
  interface Window {
    hbspt?: { forms?: Partial<FormsApi> };
  }
}

export function formsApi(): FormsApi | null {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? (forms as FormsApi) : null;
}

/** Loads the script once. Rejects if that fails; the next call retries. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if (formsApi()) return resolve();
    const newScript = document.createElement('script');
    newScript.src = url;
    const script = [...document.scripts].find(({ src }) => src === newScript.src) ?? newScript;
    const end = ({ type }: Event) => {
      // A script element loads only once, so a retry needs a new element.
      if (!formsApi()) script.remove();
      if (type === 'load') resolve();
      else reject(new Error('The script could not be loaded'));
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    if (script === newScript) document.head.append(script);
  });
}
