import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';

const box = clsx(
  errorBox,
  'fixed inset-x-gutter bottom-22 z-40 mx-auto flex w-fit flex-wrap items-center gap-x-6 gap-y-3',
  'shadow-raised lg:bottom-6 print:hidden',
);

/** Hidden until a visitor uses a control or a form whose island didn't start (lib/platform/next/browser/loader.ts). */
export function LateNotice() {
  return (
    <>
      <div className={box} id="late-notice" role="alert" hidden>
        A part of this page has not loaded yet.
        <ButtonLink look="line" size="sm" href="">
          Reload the page
        </ButtonLink>
      </div>
      <p className={box} id="offline-notice" role="alert" hidden>
        You are offline, so this was not sent. Your words are still here: send them once you are back online.
      </p>
    </>
  );
}
