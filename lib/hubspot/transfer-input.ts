import { controlsOf, isChanged } from '@/lib/browser/form-control';
import { rootsOf } from './waiting';

const MESSAGE = 'textarea[name="message"], textarea[name$="/message"]';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies the visitor's message from our form to HubSpot's. Returns whether HubSpot's form may replace ours. It may not
 * while the focus is in our form, or if our form contains other input or a message that HubSpot's has no field for.
 */
export function transferInput(native: HTMLFormElement | null, target: HTMLElement): boolean {
  if (!native) return true;
  if (native.contains(document.activeElement)) return false;

  const changed = controlsOf(native).filter(isChanged);
  const message = changed.find((control) => control.name === 'message');
  if (changed.some((control) => control !== message)) return false;
  return !message || writeMessage(message.value, target);
}

/** Writes the message into HubSpot's form. Returns false if that form has no message field. */
function writeMessage(text: string, target: HTMLElement): boolean {
  const field = rootsOf(target)
    .map((root) => root.querySelector<TextControl>(MESSAGE))
    .find(Boolean);
  if (!field) return false;
  // HubSpot's form uses React, which ignores a value that is assigned to the element itself. Call the setter of the
  // element's class instead.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
