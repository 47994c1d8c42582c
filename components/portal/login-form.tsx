import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { portalLogin } from '@/content/portal-login';
import { PasswordField } from './password-field';
import { rememberEmail, rememberedEmail } from './remembered-email';

/** How long the simulated sign-in takes, in ms (specification, section 9). */
const SIGN_IN_TIME = 1500;

/** The browser's own email type decides (rulings, section 11). */
function problemOf(email: ValidityState | undefined): string | undefined {
  if (!email || email.valueMissing) return portalLogin.emailMissing;
  return email.valid ? undefined : portalLogin.emailInvalid;
}

interface Problems {
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * The simulated login: it accepts any email and password and sends nothing. The browser itself sends nothing either, because
 * the form's method is that of a dialog: a password can never reach the address bar (rulings, section 11).
 */
export function LoginForm({ platformUrl, onSignedIn }: { platformUrl: string; onSignedIn: () => void }) {
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);

  useEffect(() => {
    const known = rememberedEmail();
    if (known && email.current && remember.current && !email.current.value) {
      email.current.value = known;
      remember.current.checked = true;
    }
    // A page that the browser brings back whole would still hold the password.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && password.current) password.current.value = '';
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPending(false);
      if (password.current) password.current.value = '';
      onSignedIn();
    }, SIGN_IN_TIME);
    return () => clearTimeout(timer);
  }, [pending, onSignedIn]);

  function signIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const address = email.current?.value ?? '';
    const found: Problems = {
      email: problemOf(email.current?.validity),
      password: password.current?.value ? undefined : portalLogin.passwordMissing,
    };
    setProblems(found);
    if (found.email) return email.current?.focus();
    if (found.password) return password.current?.focus();
    rememberEmail(remember.current?.checked ? address : null);
    setPending(true);
  }

  return (
    <form className="login-form" method="dialog" data-island noValidate onSubmit={signIn}>
      <div className="field">
        <label htmlFor="portal-email">{portalLogin.email}</label>
        <input
          ref={email}
          id="portal-email"
          type="email"
          autoComplete="username"
          required
          aria-invalid={problems.email ? true : undefined}
          aria-describedby={problems.email && 'portal-email-error'}
        />
        {problems.email && (
          <p className="error" id="portal-email-error">
            <Icon name="error" /> {problems.email}
          </p>
        )}
      </div>
      <PasswordField input={password} problem={problems.password} />
      <div className="login-row">
        <label>
          <input ref={remember} type="checkbox" /> {portalLogin.remember}
        </label>
        <a href={platformUrl} target="_blank" rel="noopener">
          {portalLogin.forgot}
        </a>
      </div>
      <button type="submit" className="btn btn-main noscript:hidden" aria-disabled={pending || undefined}>
        {pending ? portalLogin.pending : portalLogin.submit}
      </button>
      <noscript>
        <p className="small">{portalLogin.noScript}</p>
      </noscript>
      <p className="small muted">{portalLogin.preview}</p>
      <p className="login-platform">
        {portalLogin.platformLead}{' '}
        <a className="link" href={platformUrl} target="_blank" rel="noopener">
          <span>{portalLogin.platform}</span>
          <Icon name="arrow" className="outward" />
        </a>
      </p>
    </form>
  );
}
