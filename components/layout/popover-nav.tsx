'use client';

import type { ComponentProps, FocusEvent } from 'react';
import { hasFocusLeft } from '@/components/ui/has-focus-left';

export function PopoverNav(props: ComponentProps<'nav'>) {
  return <nav popover="auto" onBlur={closeOnFocusOut} {...props} />;
}

function closeOnFocusOut(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  // A press on the popover's button first moves the focus to the button. If that closed the popover, the click that
  // follows would open it again.
  const isPopoverButton =
    relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget;
  // Browsers that don't support popovers lack hidePopover (lib/platform/next/browser/menus.ts).
  if (hasFocusLeft(event) && !isPopoverButton) currentTarget.hidePopover?.();
}
