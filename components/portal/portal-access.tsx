'use client';

import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Lead } from '@/components/ui/text';
import { portalLogin } from '@/content/portal-login';
import { LoginForm } from './login-form';

interface PortalAccessProps {
  title: string;
  platformUrl: string;
  /** The dashboard is hidden until sign-in. */
  slots: Record<'breadcrumbs' | 'picture' | 'dashboard', React.ReactNode>;
}

export function PortalAccess({ title, platformUrl, slots }: PortalAccessProps) {
  const [stage, setStage] = useState<'arrived' | 'signed-in' | 'signed-out'>('arrived');
  const heading = useRef<HTMLHeadingElement>(null);
  const welcome = useRef<HTMLDivElement>(null);
  const isSignedIn = stage === 'signed-in';
  const signIn = useCallback(() => setStage('signed-in'), []);

  useEffect(() => {
    if (stage === 'arrived') return;
    scrollTo({ top: 0, behavior: 'instant' });
    const title = stage === 'signed-in' ? welcome.current?.querySelector('h2') : heading.current;
    title?.focus({ preventScroll: true });
  }, [stage]);

  return (
    <section
      className={clsx(
        'min-h-[calc(100svh-var(--spacing-header))]',
        isSignedIn ? 'bg-sand-100' : 'grid content-start md:grid-cols-[1fr_50vw] md:grid-rows-fit-fill',
      )}
      aria-labelledby="portal-title"
    >
      <div
        className={
          isSignedIn
            ? 'flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b bg-sand-50 px-edge py-3'
            : 'grid content-start gap-6 px-gutter pt-5 md:gap-[clamp(1.5rem,7vh,5rem)] md:pt-8 md:pr-16 md:pl-edge'
        }
      >
        {slots.breadcrumbs}
        {/* The title is visually hidden after sign-in, because the breadcrumbs already name the page. */}
        <h1
          id="portal-title"
          ref={heading}
          className={clsx('focus:outline-0', isSignedIn && 'sr-only')}
          tabIndex={-1}
        >
          {title}
        </h1>
        {isSignedIn && (
          <Button look="line" size="sm" className="ml-auto" onClick={() => setStage('signed-out')}>
            {portalLogin.signOut}
          </Button>
        )}
      </div>
      <div
        className="grid content-start gap-6 px-gutter pt-5 pb-12 md:col-start-1 md:row-start-2 md:pr-16 md:pb-16 md:pl-edge"
        hidden={isSignedIn}
      >
        <Lead>{portalLogin.lead}</Lead>
        <p
          className="rounded-control bg-sand-100 px-4 py-3 text-sm leading-normal empty:-mt-6 empty:self-start empty:p-0"
          role="status"
        >
          {stage === 'signed-out' && portalLogin.signedOut}
        </p>
        <LoginForm platformUrl={platformUrl} onSignedIn={signIn} />
      </div>
      <div className="md:relative md:col-start-2 md:row-span-2 md:row-start-1" hidden={isSignedIn}>
        {slots.picture}
      </div>
      <div ref={welcome} hidden={!isSignedIn}>
        {slots.dashboard}
      </div>
    </section>
  );
}
