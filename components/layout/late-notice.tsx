import { clsx } from 'clsx';
import { Alert } from '@/components/ui/alert';
import { ButtonLink } from '@/components/ui/button';

const box = clsx(
  'fixed inset-x-gutter bottom-22 z-40 mx-auto flex w-fit flex-wrap items-center gap-x-6 gap-y-3',
  'shadow-raised lg:bottom-6 print:hidden',
);

/** Hidden until a visitor uses a control or a form whose island didn't start (lib/platform/next/browser/loader.ts). */
export function LateNotice() {
  return (
    <>
      <Alert as="div" className={box} id="late-notice" hidden>
        A part of this page has not loaded yet.
        <ButtonLink look="line" size="sm" href="">
          Reload the page
        </ButtonLink>
      </Alert>
      <Alert className={box} id="offline-notice" hidden>
        You are offline, so this was not sent. Your words are still here: send them once you are back online.
      </Alert>
    </>
  );
}
