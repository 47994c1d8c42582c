import type { FocusEvent } from 'react';

/**
 * Whether the focus moved from an element to another part of the page. False after a click on content that can't have
 * the focus, because that moves the focus to an ancestor.
 */
export function hasFocusLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return (
    relatedTarget instanceof Node &&
    !currentTarget.contains(relatedTarget) &&
    !relatedTarget.contains(currentTarget)
  );
}
