import { ButtonLink } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';

/** Hidden until a visitor uses a control whose island didn't start (lib/platform/next/browser/loader.ts). */
export function LateNotice() {
  return (
    <div
      className={`${errorBox} fixed inset-x-gutter bottom-22 z-40 mx-auto flex w-fit flex-wrap items-center gap-x-6 gap-y-3 shadow-raised lg:bottom-6 print:hidden`}
      id="late-notice"
      role="alert"
      hidden
    >
      A part of this page has not loaded yet.
      <ButtonLink look="line" size="sm" href="">
        Reload the page
      </ButtonLink>
    </div>
  );
}
