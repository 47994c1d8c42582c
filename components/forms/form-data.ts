import type { ComponentProps } from 'react';
import type { Option } from '@/content/forms';
import type { PrefillField, PrefillSentence } from '@/content/prefill';
import type { messagesOf } from '@/lib/leads/field-markup';

/** A field of a native form, as plain data for the browser. */
export type FormField = {
  control: 'input' | 'select' | 'textarea' | 'checkbox';
  label: string;
  hint?: string | undefined;
  options?: readonly Option[] | undefined;
  span?: boolean | undefined;
  group?: string | undefined;
  attributes: Pick<
    ComponentProps<'input'>,
    | 'type'
    | 'value'
    | 'pattern'
    | 'title'
    | 'inputMode'
    | 'autoComplete'
    | 'placeholder'
    | 'maxLength'
    | 'aria-describedby'
    | 'defaultValue'
    | 'defaultChecked'
  > & { id: string; name: string; required: boolean };
  messages: Partial<ReturnType<typeof messagesOf>>;
};

/** A native form, as plain data for the browser. */
export type FormContent = {
  kind: string;
  action: string;
  title: string;
  submit: string;
  note: string;
  groups: Readonly<Record<string, string>>;
  /** Address of the page that the form was first sent from, if it is sent again from another. */
  page?: string | undefined;
  fields: readonly FormField[];
  honeypot: { id: string; name: string; label: string };
  prefill: { sentences: readonly PrefillSentence[]; fields: readonly PrefillField[] };
  words: { optional: string; choose: string; sending: string; unreachable: string };
};
