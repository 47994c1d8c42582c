// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { transferInput } from './transfer-input';

const markup = `<input name="name">
<select name="area"><option value="">Choose</option><option value="30a">30A</option></select>
<input type="checkbox" name="consent" value="yes"><textarea name="message"></textarea>`;

/** Creates a form like ours. If there is a `name`, calls `change` with the control of that name. */
function createChangedForm(name?: string, change: (control: HTMLInputElement) => void = () => {}) {
  const form = document.createElement('form');
  form.innerHTML = markup;
  const control = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (control) change(control);
  return form;
}

const typeText = (control: HTMLInputElement) => {
  control.value = '30a';
};

test.each([
  ['nothing', true, createChangedForm()],
  ['a name', false, createChangedForm('name', typeText)],
  ['a choice', false, createChangedForm('area', typeText)],
  [
    'only a checkbox',
    false,
    createChangedForm('consent', (control) => {
      control.checked = true;
    }),
  ],
])('a form with %s filled in may be replaced: %s', (_, isReplaced, form) => {
  expect(transferInput(form, document.createElement('div'))).toBe(isReplaced);
});

test('copies a message to HubSpot’s form, or keeps ours if that has no field for it', () => {
  const other = document.createElement('div');
  expect(transferInput(createChangedForm('message', typeText), other)).toBe(false);
  other.innerHTML = '<textarea name="0-1/message"></textarea>';
  expect(transferInput(createChangedForm('message', typeText), other)).toBe(true);
  expect(other.querySelector('textarea')?.value).toBe('30a');
});
