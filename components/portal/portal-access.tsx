'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { portalLogin } from '@/content/portal-login';
import { SignedInContext } from './dashboard-title';
import { LoginForm } from './login-form';

interface PortalAccessProps {
  title: string;
  /** The login of the owner platform. */
  platformUrl: string;
  breadcrumbs: React.ReactNode;
  picture: React.ReactNode;
  /** Rendered on the server, hidden until somebody signs in. */
  dashboard: React.ReactNode;
}

/** Before the login the form, after it the dashboard, at the same address (rulings, section 11). */
export function PortalAccess({ title, platformUrl, breadcrumbs, picture, dashboard }: PortalAccessProps) {
  const [stage, setStage] = useState<'arrived' | 'signed-in' | 'signed-out'>('arrived');
  const heading = useRef<HTMLHeadingElement>(null);
  const signedIn = stage === 'signed-in';
  const signIn = useCallback(() => setStage('signed-in'), []);

  useEffect(() => {
    if (stage === 'arrived') return;
    scrollTo({ top: 0, behavior: 'instant' });
    if (stage === 'signed-out') heading.current?.focus({ preventScroll: true });
  }, [stage]);

  return (
    <section className="portal" data-signed-in={signedIn || undefined} aria-labelledby="portal-title">
      <div className="portal-bar">
        {breadcrumbs}
        <h1 id="portal-title" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {signedIn && (
          <button type="button" className="btn btn-line" onClick={() => setStage('signed-out')}>
            {portalLogin.signOut}
          </button>
        )}
      </div>
      <div className="login" hidden={signedIn}>
        <p className="lead">{portalLogin.lead}</p>
        <p className="small login-notice" role="status">
          {stage === 'signed-out' && portalLogin.signedOut}
        </p>
        <LoginForm platformUrl={platformUrl} onSignedIn={signIn} />
      </div>
      <div className="login-image" hidden={signedIn}>
        {picture}
      </div>
      <div hidden={!signedIn}>
        <SignedInContext value={signedIn}>{dashboard}</SignedInContext>
      </div>
    </section>
  );
}
