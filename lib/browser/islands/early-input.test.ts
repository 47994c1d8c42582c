// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { collectEarlyInput } from './early-input';

/** Creates a search field that has the focus. `type` types a text into it. */
function createSearchField() {
  document.body.innerHTML = '<input name="q">';
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  field.focus();
  const type = (text: string) => {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { field, type };
}

test('a visitor who keeps typing while React starts loses nothing', () => {
  const { field, type } = createSearchField();
  type('quiet ');
  const { replay } = collectEarlyInput(document.body);
  type('la');
  replay();
  type('kes');
  expect(field.value).toBe('quiet lakes');
});

test.each(['before', 'while'])(
  'typing replaces what an island filled in, if the field got focus %s React starts',
  (when) => {
    const { field, type } = createSearchField();
    if (when === 'while') field.blur();
    const { replay } = collectEarlyInput(document.body);
    field.focus();
    field.value = 'from the address';
    replay();
    type('lakes');
    expect(field.value).toBe('lakes');
  },
);

test('text that is selected while React starts stays selected', () => {
  const { field, type } = createSearchField();
  field.value = 'dunes';
  field.blur();
  const { replay } = collectEarlyInput(document.body);
  field.focus();
  field.select();
  replay();
  type('lakes');
  expect(field.value).toBe('lakes');
});

test('a form that is reset while React starts stays empty', () => {
  document.body.innerHTML = '<form><input name="email"></form>';
  const field = document.querySelector('input');
  if (!field) throw new Error('No field');
  field.value = 'ada@example.com';
  const { replay } = collectEarlyInput(document.body);
  field.form?.reset();
  replay();
  expect(field.value).toBe('');
});
