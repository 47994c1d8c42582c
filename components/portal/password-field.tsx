import { type RefObject, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { portalLogin } from '@/content/portal-login';

interface PasswordFieldProps {
  input: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
}

/** The password, hidden or shown. */
export function PasswordField({ input, problem }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <div className="field">
      <label htmlFor="portal-password">{portalLogin.password}</label>
      <div className="password">
        <input
          ref={input}
          id="portal-password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'portal-password-error'}
        />
        <button
          type="button"
          className="noscript:hidden"
          aria-controls="portal-password"
          onClick={() => setShown(!shown)}
        >
          <Icon name="eye" />
          <span>
            {shown ? portalLogin.hide : portalLogin.show}
            <span className="vh"> password</span>
          </span>
        </button>
      </div>
      {problem && (
        <p className="error" id="portal-password-error">
          <Icon name="error" /> {problem}
        </p>
      )}
    </div>
  );
}
