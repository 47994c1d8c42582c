'use client';

import { type FormEvent, useRef, useState } from 'react';
import type { FormContent } from '@/components/forms/form-data';
import { Honeypot } from '@/components/forms/honeypot';
import { LeadField } from '@/components/forms/lead-field';
import { PhoneLink } from '@/components/layout/phone-link';
import { Button } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';
import { Note } from '@/components/ui/text';
import { meetingCopy } from '@/content/meetings';
import { meetingsPath } from '@/lib/meetings/addresses';
import type { BookedMeeting, FreeTimes } from '@/lib/meetings/picker';
import { slotWords } from '@/lib/meetings/words';
import { legend, SlotPicker } from './slot-picker';

/** The form's words and fields, as far as the browser needs them. */
export type MeetingFormCopy = Pick<FormContent, 'submit' | 'note' | 'honeypot' | 'words' | 'fields'> & {
  /** What is said at an empty field that has no words of its own. */
  missing: string;
  slotMissing: string;
};

type Props = {
  form: MeetingFormCopy;
  days: FreeTimes['days'];
  /** Asks again what is free. */
  reload: () => Promise<void>;
  onBooked: (meeting: BookedMeeting, phone: string) => void;
};

const problemBox = `grid gap-2.5 ${errorBox}`;

/** Day and time, then who is calling. The server has the last word on both. */
export function MeetingForm({ form, days, reload, onBooked }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const [slot, setSlot] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [next, setNext] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);

  function showErrors(found: Record<string, string>) {
    setErrors(found);
    const [first] = ['slot', ...form.fields.map(({ attributes }) => attributes.name)].filter(
      (name) => found[name],
    );
    if (first) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const data = new FormData(event.currentTarget);
    setProblem('');
    setNext([]);
    const missing = missingIn(form, data);
    showErrors(missing);
    if (Object.keys(missing).length > 0) return;

    setPending(true);
    try {
      const response = await fetch(meetingsPath, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: data,
        signal: AbortSignal.timeout(20_000),
      });
      const answer = await response.json();
      if (response.ok) return onBooked(answer, String(data.get('phone')));
      if (answer.slots) {
        setSlot('');
        setNext(answer.slots);
        await reload();
      } else if (answer.fields) showErrors(answer.fields);
      else setProblem(answer.error?.message ?? form.words.unreachable);
    } catch {
      setProblem(form.words.unreachable);
    } finally {
      setPending(false);
    }
  }

  return (
    <form ref={element} className="grid gap-6" method="post" action={meetingsPath} onSubmit={send} noValidate>
      <div role="alert" className={`${problemBox} empty:hidden`}>
        {next.length > 0 && (
          <>
            <p>{meetingCopy.taken}</p>
            {next.map((value) => (
              <Button
                key={value}
                look="line"
                className="aria-pressed:border-emerald-700 aria-pressed:bg-sand-100"
                aria-pressed={value === slot}
                onClick={() => setSlot(value)}
              >
                {slotWords(Date.parse(value))}
              </Button>
            ))}
          </>
        )}
      </div>
      <SlotPicker days={days} slot={slot} error={errors.slot} onChoose={setSlot} />
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className={legend}>{meetingCopy.confirm}</legend>
        {form.fields.map((field) => {
          const { name } = field.attributes;
          return <LeadField key={name} field={field} words={form.words} error={errors[name]} rows={3} />;
        })}
      </fieldset>
      <Honeypot {...form.honeypot} />
      <div role="alert">
        {problem && (
          <p className={problemBox}>
            {problem} <PhoneLink className="font-semibold text-link underline" />
          </p>
        )}
      </div>
      <Button type="submit" disabled={isPending}>
        {isPending ? form.words.sending : form.submit}
      </Button>
      <Note>{form.note}</Note>
    </form>
  );
}

/** What the browser can say without asking: required fields that are empty. */
function missingIn(
  { fields, slotMissing, missing }: MeetingFormCopy,
  data: FormData,
): Record<string, string> {
  const isEmpty = (name: string) => String(data.get(name) ?? '').trim() === '';
  return {
    ...(isEmpty('slot') && { slot: slotMissing }),
    ...Object.fromEntries(
      fields
        .filter(({ attributes: { name, required } }) => required && isEmpty(name))
        .map(({ attributes, messages }) => [attributes.name, messages.missing ?? missing]),
    ),
  };
}
