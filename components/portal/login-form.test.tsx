// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { portalLogin } from '@/content/portal-login';
import { LoginForm } from './login-form';

const onSignedIn = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onSignedIn.mockReset();
  localStorage.clear();
});

async function open() {
  hydrate(<LoginForm platformUrl="https://owners.example" onSignedIn={onSignedIn} />);
  await act(async () => {});
}
const email = () => screen.getByLabelText<HTMLInputElement>(portalLogin.email);
const password = () => screen.getByLabelText<HTMLInputElement>(portalLogin.password);
const remember = () => screen.getByLabelText<HTMLInputElement>(portalLogin.remember);
const fill = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });
const submit = () => fireEvent.submit(email().form ?? window);
const problemOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent?.trim();

test('signing in takes a second and a half, counts once, and leaves no password in its field', async () => {
  await open();
  fill(email(), 'ada@example.com');
  fill(password(), 'seagrove');
  submit();
  submit();
  const button = screen.getByRole('button', { name: portalLogin.pending });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  act(() => vi.advanceTimersByTime(1_499));
  expect(onSignedIn).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(1));
  expect([onSignedIn.mock.calls.length, password().value]).toEqual([1, '']);
});

test.each([
  [true, ['ada@example.com']],
  [false, []],
])('"Remember me" stores only the email: %s', async (isChecked, stored) => {
  localStorage.setItem('owner-email', 'earlier@example.com');
  await open();
  fill(email(), 'ada@example.com');
  fill(password(), 'seagrove');
  remember().checked = isChecked;
  submit();
  expect([Object.values(localStorage), sessionStorage.length]).toEqual([stored, 0]);
});

test.each([
  ['', '', portalLogin.emailMissing, portalLogin.passwordMissing],
  ['nonsense', 'seagrove', portalLogin.emailInvalid, undefined],
  ['ada@example.com', '', undefined, portalLogin.passwordMissing],
])('with the email "%s" and the password "%s" nobody signs in', async (address, secret, ...problems) => {
  await open();
  fill(email(), address);
  fill(password(), secret);
  submit();
  expect([problemOf(email()), problemOf(password())]).toEqual(problems);
  const [wrong] = problems[0] ? [email()] : [password()];
  expect(document.activeElement).toBe(wrong);
  fill(wrong, `${wrong.value}x`);
  expect(wrong.getAttribute('aria-invalid')).toBeNull();
  act(() => vi.advanceTimersByTime(10_000));
  expect(onSignedIn).not.toHaveBeenCalled();
});
