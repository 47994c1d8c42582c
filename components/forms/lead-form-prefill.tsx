'use client';

import { useEffect } from 'react';
import type { PrefillField, PrefillSentence } from '@/content/prefill';

type Props = {
  kind: string;
  sentences: readonly PrefillSentence[];
  fields?: readonly PrefillField[];
};

const none: readonly PrefillField[] = [];

/**
 * Writes what a link chose into the form, where the visitor sees it and may change it: "?plan=premium" into the
 * message, "?area=destin" into the field of that name where that is still empty.
 */
export function LeadFormPrefill({ kind, sentences, fields = none }: Props) {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form[action="/api/leads/${kind}"]`);
    const message = form?.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
    const query = new URLSearchParams(location.search);
    for (const { name, pattern } of fields) {
      const field = form?.elements.namedItem(name);
      const value = query.get(name) ?? '';
      const fillable = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      if (fillable && !field.value && fits(value, pattern)) field.value = value;
    }
    const chosen = sentences.flatMap(({ parameter, text, values, pattern }) => {
      const value = query.get(parameter) ?? '';
      const name = values
        ? Object.hasOwn(values, value)
          ? values[value]
          : ''
        : fits(value, pattern) && value;
      return name ? [text.replace('{value}', name)] : [];
    });
    if (message && !message.value && chosen.length > 0) message.value = chosen.join(' ');
  }, [kind, sentences, fields]);

  return null;
}

const fits = (value: string, pattern = '') => new RegExp(`^(?:${pattern})$`).test(value);
