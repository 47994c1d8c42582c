// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hydrate } from '@/components/testing/hydrate';
import { portalLogin } from '@/content/portal-login';
import { LoginForm } from './login-form';

test('an owner whose email is remembered finds it filled in, and the box still checked', async () => {
  localStorage.setItem('owner-email', 'ada@example.com');
  hydrate(<LoginForm platformUrl="https://owners.example" onSignedIn={() => {}} />);
  await act(async () => {});
  expect(screen.getByLabelText<HTMLInputElement>(portalLogin.email).value).toBe('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>(portalLogin.remember).checked).toBe(true);
});
