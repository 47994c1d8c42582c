'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';

/** Whether somebody has signed in; the dashboard is hidden until then. */
export const SignedInContext = createContext(false);

export function DashboardTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isSignedIn = useContext(SignedInContext);

  useEffect(() => {
    if (isSignedIn) heading.current?.focus({ preventScroll: true });
  }, [isSignedIn]);

  return (
    <h2 ref={heading} tabIndex={-1} className="opsz-48 text-step-4 focus:outline-0">
      {children}
    </h2>
  );
}
