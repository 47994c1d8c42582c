'use client';

import type { ComponentProps } from 'react';
import { focusLeft } from '@/components/ui/focus-left';

/** Around a popover and its button: the popover closes once the focus is elsewhere. */
export function PopoverBox(props: ComponentProps<'div'>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the element itself answers to nothing.
    <div
      onBlur={(event) =>
        focusLeft(event) && event.currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
      }
      {...props}
    />
  );
}
