'use client';

import { type ComponentProps, useEffect, useState } from 'react';

type Props = ComponentProps<'textarea'> & { id: string; defaultValue?: string | undefined };

/** An uncontrolled text area. React would write its first text over what a visitor typed before React ran. */
export function TextArea({ id, defaultValue = '', ...props }: Props) {
  const [text, setText] = useState(() => earlyText(id) ?? defaultValue);
  // A reset of the form returns to this text; what is shown stays.
  useEffect(() => setText(defaultValue), [defaultValue]);
  return <textarea id={id} defaultValue={text} {...props} />;
}

function earlyText(id: string): string | undefined {
  if (typeof window === 'undefined') return;
  const early = document.getElementById(id);
  return early instanceof HTMLTextAreaElement ? early.value : undefined;
}
