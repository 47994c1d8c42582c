/** The part of HubSpot's API that we use (legacy.docs.hubspot.com, "Form embed code"). `target` is a CSS selector. */
type FormsApi = {
  create(options: Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string>): unknown;
};

declare global {
  interface Window {
    hbspt?: { forms?: Partial<FormsApi> };
  }
}

export function getFormsApi(): FormsApi | null {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? (forms as FormsApi) : null;
}

/** Adds a script of HubSpot's to the page, once. Rejects if loading fails; the next call tries again. */
export function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const newScript = document.createElement('script');
    newScript.src = url;
    const script = [...document.scripts].find(({ src }) => src === newScript.src) ?? newScript;
    const end = ({ type }: Event) => {
      // A script element loads only once. Remove one that failed, so that the next call adds a new one.
      if (!getFormsApi()) script.remove();
      if (type === 'load') resolve();
      else reject(new Error('The script could not be loaded'));
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    if (script === newScript) document.head.append(script);
  });
}
