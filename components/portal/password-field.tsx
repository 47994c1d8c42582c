import { type RefObject, useState } from 'react';
import { control, Field, withErrorIcon } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { portalLogin } from '@/content/portal-login';

export function PasswordField({
  input,
  problem,
}: {
  input: RefObject<HTMLInputElement | null>;
  problem: string | undefined;
}) {
  const [isShown, setShown] = useState(false);

  return (
    <Field id="portal-password" label={portalLogin.password} error={withErrorIcon(problem)}>
      <div className="relative">
        <input
          className={`${control} pr-24`}
          ref={input}
          id="portal-password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && 'portal-password-error'}
        />
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 inline-flex noscript:hidden cursor-pointer items-center gap-1.5 rounded-control px-3 font-label text-gulf-700 text-sm hover:text-link"
          aria-controls="portal-password"
          onClick={() => setShown(!isShown)}
        >
          <Icon name="eye" />
          <span>
            {isShown ? portalLogin.hide : portalLogin.show}
            <span className="sr-only"> password</span>
          </span>
        </button>
      </div>
    </Field>
  );
}
