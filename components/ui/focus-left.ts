import type { FocusEvent } from 'react';

/**
 * Whether the focus went from an element to another part of the page. Not where a press within it hit nothing that
 * takes the focus: then an element around it gets that.
 */
export function focusLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return (
    relatedTarget instanceof Node &&
    !currentTarget.contains(relatedTarget) &&
    !relatedTarget.contains(currentTarget)
  );
}
