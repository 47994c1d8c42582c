import { LateNotice } from './late-notice';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

export function SiteShell({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a
        className="absolute -top-16 left-4 z-50 rounded-control bg-gulf-950 px-4 py-3 text-sand-50 focus:top-3 print:hidden"
        href="#main"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <LateNotice />
    </>
  );
}
