'use client';

import { type ComponentProps, useEffect, useState } from 'react';

type Props = ComponentProps<'textarea'> & { id: string; defaultValue?: string | undefined };

/** An uncontrolled text area that keeps what the visitor typed before React ran. */
export function TextArea({ id, defaultValue = '', ...props }: Props) {
  const [text, setText] = useState(() => earlyText(id) ?? defaultValue);
  // Changes what a reset of the form returns to, not the text that is shown.
  useEffect(() => setText(defaultValue), [defaultValue]);
  return <textarea id={id} defaultValue={text} {...props} />;
}

function earlyText(id: string): string | undefined {
  if (typeof window === 'undefined') return;
  const early = document.getElementById(id);
  return early instanceof HTMLTextAreaElement ? early.value : undefined;
}
