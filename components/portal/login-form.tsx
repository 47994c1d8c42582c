import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Button } from '@/components/ui/button';
import { control, Field, smallCheckbox, withErrorIcon } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { newTab, textLink } from '@/components/ui/text';
import { portalLogin } from '@/content/portal-login';
import { withStorage } from '@/lib/browser/storage';
import { OWNER_EMAIL_KEY, REMEMBERED_EMAIL } from '@/lib/platform/browser-names';

const SIGN_IN_DELAY_MS = 1500;

/** Finds what is wrong with the email, with the browser's own validation. */
function findEmailProblem(email: ValidityState | undefined): string | undefined {
  if (!email || email.valueMissing) return portalLogin.emailMissing;
  return email.valid ? undefined : portalLogin.emailInvalid;
}

type Problems = { email?: string | undefined; password?: string | undefined };

/**
 * The simulated login: it accepts any email and password and sends nothing. Without JavaScript nothing is sent either:
 * `method="dialog"` keeps a password out of the address bar.
 */
export function LoginForm({ platformUrl, onSignedIn }: { platformUrl: string; onSignedIn: () => void }) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [isPending, setPending] = useState(false);
  const [isPasswordShown, setPasswordShown] = useState(false);

  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => {
      setPending(false);
      if (password.current) password.current.value = '';
      onSignedIn();
    }, SIGN_IN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isPending, onSignedIn]);

  function signIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const address = email.current?.value ?? '';
    const newProblems: Problems = {
      email: findEmailProblem(email.current?.validity),
      password: password.current?.value ? undefined : portalLogin.passwordMissing,
    };
    setProblems(newProblems);
    if (newProblems.email) return email.current?.focus();
    if (newProblems.password) return password.current?.focus();
    withStorage('localStorage', (storage) =>
      remember.current?.checked
        ? storage.setItem(OWNER_EMAIL_KEY, address)
        : storage.removeItem(OWNER_EMAIL_KEY),
    );
    setPending(true);
  }

  function forgetProblem({ target }: React.InputEvent) {
    setProblems((old) => ({
      email: target === email.current ? undefined : old.email,
      password: target === password.current ? undefined : old.password,
    }));
  }

  return (
    <form
      className="grid max-w-108 gap-5"
      method="dialog"
      data-by-island
      {...{ [REMEMBERED_EMAIL]: '' }}
      noValidate
      onSubmit={signIn}
      onInput={forgetProblem}
    >
      <p className="rounded-control bg-sand-100 px-4 py-3 text-sm leading-normal">{portalLogin.preview}</p>
      <Field id="portal-email" label={portalLogin.email} error={withErrorIcon(problems.email)}>
        <input
          className={control}
          ref={email}
          id="portal-email"
          type="email"
          autoComplete="username"
          required
          aria-invalid={problems.email ? true : undefined}
          aria-describedby={problems.email && 'portal-email-error'}
        />
      </Field>
      <Field id="portal-password" label={portalLogin.password} error={withErrorIcon(problems.password)}>
        <div className="relative">
          <input
            className={`${control} pr-24`}
            ref={password}
            id="portal-password"
            type={isPasswordShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-invalid={problems.password ? true : undefined}
            aria-describedby={problems.password && 'portal-password-error'}
          />
          <button
            type="button"
            className="absolute inset-y-0.5 right-0.5 inline-flex noscript:hidden cursor-pointer items-center gap-1.5 rounded-control px-3 font-label text-gulf-700 text-sm hover:text-link"
            aria-controls="portal-password"
            onClick={() => setPasswordShown(!isPasswordShown)}
          >
            <Icon name="eye" />
            <span>
              {isPasswordShown ? portalLogin.hide : portalLogin.show}
              <span className="sr-only"> password</span>
            </span>
          </button>
        </div>
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-md">
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input ref={remember} type="checkbox" className={smallCheckbox} /> {portalLogin.remember}
        </label>
        <a
          className={`inline-flex min-h-11 items-center ${textLink} hover:text-gulf-900`}
          href={platformUrl}
          {...newTab}
        >
          {portalLogin.forgot}
        </a>
      </div>
      <Button type="submit" className="noscript:hidden" aria-disabled={isPending || undefined}>
        {isPending && <Spinner look="button" />}
        {isPending ? portalLogin.pending : portalLogin.submit}
      </Button>
      <noscript>
        <p className="text-sm leading-normal">{portalLogin.noScript}</p>
      </noscript>
      <p className="flex flex-wrap items-center gap-x-3 border-line border-t pt-4">
        {portalLogin.platformLead}{' '}
        <ArrowLink points="outward" href={platformUrl} {...newTab}>
          {portalLogin.platform}
        </ArrowLink>
      </p>
    </form>
  );
}
