const NATIVE = 'form[action^="/api/leads/"]';
const MESSAGE = 'textarea[name="message"], textarea[name$="/message"]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether HubSpot's form in `target` may take the place of the native form in `frame`: not where the visitor is in it
 * or has filled in a field, and not where its message says what a link chose ("?plan=premium") and HubSpot's form has
 * no field for that. The message is carried over.
 */
export function mayTakeOver(frame: HTMLElement, target: HTMLElement): boolean {
  const native = frame.querySelector(NATIVE);
  if (!native) return true;
  if (native.contains(document.activeElement)) return false;

  const controls = [...native.querySelectorAll<TextControl>('input, textarea')];
  const changed = controls.filter((control) => control.value !== control.defaultValue);
  const message = changed.find((control) => control.name === 'message');
  if (changed.some((control) => control !== message)) return false;
  return !message || write(message.value, target);
}

/** Writes `text` where HubSpot's form asks for a message; false where it does not. */
function write(text: string, target: HTMLElement): boolean {
  const frames = [...target.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  const field = [target, ...frames].map((root) => root.querySelector<TextControl>(MESSAGE)).find(Boolean);
  if (!field) return false;
  // HubSpot's form is React's, which would not notice a value set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
