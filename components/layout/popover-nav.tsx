'use client';

import type { ComponentProps, FocusEvent } from 'react';
import { hasFocusLeft } from '@/components/ui/has-focus-left';

export function PopoverNav(props: ComponentProps<'nav'>) {
  return <nav popover="auto" onBlur={closeOnFocusOut} {...props} />;
}

function closeOnFocusOut(event: FocusEvent<HTMLElement>) {
  const { currentTarget, relatedTarget } = event;
  // If pressing the button closed the popover, the click would reopen it.
  const isPopoverButton =
    relatedTarget instanceof HTMLButtonElement && relatedTarget.popoverTargetElement === currentTarget;
  // Browsers without popovers lack hidePopover (lib/platform/next/browser/menus.ts).
  if (hasFocusLeft(event) && !isPopoverButton) currentTarget.hidePopover?.();
}
