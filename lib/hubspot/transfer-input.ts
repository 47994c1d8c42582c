import { isChanged, isFormControl } from '@/lib/browser/form-control';

const MESSAGE = 'textarea[name="message"], textarea[name$="/message"]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies a message that the visitor typed into HubSpot's form. Returns whether that form may now replace the native
 * one: not if the native one has focus, other input, or a message that HubSpot's form has no field for.
 */
export function transferInput(native: HTMLFormElement | null, target: HTMLElement): boolean {
  if (!native) return true;
  if (native.contains(document.activeElement)) return false;

  const changed = [...native.elements].filter(isFormControl).filter(isChanged);
  const message = changed.find((control) => control.name === 'message');
  if (changed.some((control) => control !== message)) return false;
  return !message || write(message.value, target);
}

/** Writes `text` into the message field of HubSpot's form. Returns false if there is none. */
function write(text: string, target: HTMLElement): boolean {
  const frames = [...target.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  const field = [target, ...frames].map((root) => root.querySelector<TextControl>(MESSAGE)).find(Boolean);
  if (!field) return false;
  // HubSpot's form uses React, which ignores a value set on the element itself.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
