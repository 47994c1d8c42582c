import type { FocusEvent } from 'react';

/**
 * Whether the focus moved from an element to another part of the page. A click on
 * something unfocusable inside it moves the focus to an ancestor; that returns false.
 */
export function focusLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return (
    relatedTarget instanceof Node &&
    !currentTarget.contains(relatedTarget) &&
    !relatedTarget.contains(currentTarget)
  );
}
