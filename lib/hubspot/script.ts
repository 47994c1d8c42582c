/** The part of HubSpot's script that is used here (legacy.docs.hubspot.com, "Form embed code"); `target` is a CSS selector. */
type FormsApi = {
  create(options: Record<'region' | 'portalId' | 'formId' | 'target' | 'inlineMessage', string>): unknown;
};

declare global {
  interface Window {
    hbspt?: { forms?: Partial<FormsApi> };
  }
}

/** HubSpot's forms, where its script has run; null otherwise. */
export function formsApi(): FormsApi | null {
  const forms = window.hbspt?.forms;
  return typeof forms?.create === 'function' ? (forms as FormsApi) : null;
}

/** Resolves once the one script of `url` has run. Rejects if it can't be loaded: the next call tries again. */
export async function loadScript(url: string): Promise<void> {
  if (formsApi()) return;
  const script = document.createElement('script');
  script.src = url;
  const present = [...document.scripts].find(({ src }) => src === script.src);
  // A script that has already ended fires no more events: only the global it defines shows that it ran.
  if (present && !present.dataset.ended) return Promise.race([ended(present), formsApiAppears()]);
  present?.remove();
  const end = ended(script);
  document.head.append(script);
  return end;
}

function ended(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = ({ type }: Event) => {
      script.dataset.ended = 'true';
      if (type === 'load') resolve();
      else reject(new Error('The script could not be loaded'));
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
}

async function formsApiAppears(): Promise<void> {
  for (let look = 0; look < 100; look += 1) {
    if (formsApi()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The script that is on the page brings no forms');
}
