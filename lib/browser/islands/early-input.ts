import { CHECKABLE, type FormControl, isChanged, isFormControl } from '@/lib/browser/form-control';

const EVENTS = ['focusin', 'input', 'select', 'reset'];

type Input = { value: string; isChecked: boolean };

/**
 * Collects what the visitor typed into an island, or the browser filled in, before it is hydrated. Call `keepFocus`
 * once React has its elements, and `replay` once the island listens: it repeats this input and dispatches the events
 * that React missed. Browser only.
 */
export function collectEarlyInput(island: Element): { keepFocus: () => void; replay: () => void } {
  const controls = () => [...island.querySelectorAll('input, select, textarea')].filter(isFormControl);
  const early = new Map(
    controls()
      .filter(isChanged)
      .map((control) => [control, readInput(control)]),
  );
  const findCurrent = (control: FormControl) =>
    control.isConnected ? control : controls().find((other) => isSame(control, other));
  let focused = island.contains(document.activeElement) ? document.activeElement : null;
  let restoreSelection = rememberSelection(island);
  const onEvent = ({ target, type }: Event) => {
    // fresh-forms.ts resets forms when the visitor leaves the page.
    if (type === 'reset')
      for (const control of early.keys()) if (control.form === target) early.delete(control);
    if (!isFormControl(target) || !island.contains(target)) return;
    if (type === 'input') early.set(target, readInput(target));
    focused = target;
    restoreSelection = rememberSelection(island, type === 'focusin');
  };
  for (const type of EVENTS) document.addEventListener(type, onEvent, true);

  return {
    /** If the server's HTML did not fit, React has created the elements again: the new field gets text and focus. */
    keepFocus() {
      if (!isFormControl(focused) || focused.isConnected) return;
      const current = findCurrent(focused);
      if (!current) return;
      current.value = focused.value;
      current.focus();
    },
    replay() {
      for (const type of EVENTS) document.removeEventListener(type, onEvent, true);
      for (const [control, input] of early) {
        const current = findCurrent(control);
        if (current) repeat(current, input);
      }
      restoreSelection();
    },
  };
}

/** Compares ids and names, not elements: hydration may replace an element, for example to show a time zone. */
const isSame = (old: FormControl, other: FormControl) =>
  old.id === other.id && old.name === other.name && (old.type !== 'radio' || old.value === other.value);

function readInput(control: FormControl): Input {
  return { value: control.value, isChecked: control instanceof HTMLInputElement && control.checked };
}

function repeat(control: FormControl & { _valueTracker?: ValueTracker }, { value, isChecked }: Input): void {
  // Browsers send no event for the radio button that a visitor's choice unchecks, so don't replay one.
  if (control.type === 'radio' && !isChecked) return;
  if (control instanceof HTMLInputElement) control.checked = isChecked;
  // Writing the same value would interrupt an input method and clear the undo history.
  if (control.value !== value) control.value = value;
  control._valueTracker?.setValue(NO_VALUE);
  // React listens to click on checkboxes and radio buttons, and to input and change on other controls.
  const types = CHECKABLE.test(control.type) ? ['click'] : ['input', 'change'];
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React ignores an event if `_valueTracker` has the control's value already. No control's value is `NO_VALUE`. */
type ValueTracker = { setValue: (value: string) => void };
const NO_VALUE = '\0';

/** The returned function restores the selection, or selects a value that React changed, so that typing replaces it. */
function rememberSelection(island: Element, isNewFocus = false): () => void {
  const control = document.activeElement;
  if (!isFormControl(control) || !island.contains(control) || control instanceof HTMLSelectElement)
    return () => {};
  const { value, selectionEnd } = control;
  // While `focusin` is dispatched, the browser has not set the selection yet, so there is none to remember.
  const selectionStart = isNewFocus ? null : control.selectionStart;

  return () => {
    if (control !== document.activeElement) return;
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (control.value !== value) control.select();
    // Checkboxes and date inputs have no selection: their selectionStart is null.
    else if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  };
}
