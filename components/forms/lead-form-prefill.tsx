'use client';

import { useEffect } from 'react';

/** A sentence for a parameter of the address; `{value}` stands for its name in `values`, or for itself where it fits `pattern`. */
export type PrefillSentence = {
  parameter: string;
  text: string;
  values?: Readonly<Record<string, string>>;
  pattern?: string;
};

type Props = { kind: string; sentences: readonly PrefillSentence[] };

/** Writes what a link chose ("?plan=premium") into the form's message, where the visitor sees it and may change it. */
export function LeadFormPrefill({ kind, sentences }: Props) {
  useEffect(() => {
    const message = document.querySelector<HTMLTextAreaElement>(
      `form[action="/api/leads/${kind}"] textarea[name="message"]`,
    );
    const query = new URLSearchParams(location.search);
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
  }, [kind, sentences]);

  return null;
}

const fits = (value: string, pattern = '') => new RegExp(`^(?:${pattern})$`).test(value);
