'use client';

import { useState } from 'react';
import type { FormContent } from '@/components/forms/form-data';
import { FormProblem } from '@/components/forms/form-problem';
import { Honeypot } from '@/components/forms/honeypot';
import { LeadField } from '@/components/forms/lead-field';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { Button } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';
import { Note } from '@/components/ui/text';
import { meetingCopy } from '@/content/meetings';
import { forgetSource } from '@/lib/leads/visit';
import type { BookedMeeting, FreeTimes } from '@/lib/meetings/picker';
import { slotWords } from '@/lib/meetings/words';
import { legend, SlotPicker } from './slot-picker';

type Props = {
  content: FormContent;
  days: FreeTimes['days'];
  /** Asks again what is free. */
  reload: () => Promise<void>;
  onBooked: (meeting: BookedMeeting, phone: string) => void;
};

/** Day and time, then who is calling. The server has the last word on both. */
export function MeetingForm({ content, days, reload, onBooked }: Props) {
  const [slot, setSlot] = useState('');
  /** The next free slots, in place of one that was taken. */
  const [next, setNext] = useState<readonly string[]>([]);

  const { form, errors, isPending, problem, send, forgetError } = useLeadForm<
    BookedMeeting & { slots?: string[] }
  >(content, {
    onStored(meeting, sent) {
      forgetSource();
      onBooked(meeting, String(sent.get('phone')));
    },
    async onRejected({ slots }) {
      setNext(slots ?? []);
      if (!slots) return false;
      setSlot('');
      await reload();
      return true;
    },
  });

  return (
    <form
      ref={form}
      className="grid gap-6"
      method="post"
      action={content.action}
      onSubmit={send}
      onInput={forgetError}
      onReset={() => {
        setSlot('');
        setNext([]);
      }}
      noValidate
    >
      <div role="alert" className={`grid gap-2.5 ${errorBox} empty:hidden`}>
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
        {content.fields
          .filter(({ attributes: { name } }) => name !== 'slot')
          .map((field) => {
            const { name } = field.attributes;
            return <LeadField key={name} field={field} words={content.words} error={errors[name]} rows={3} />;
          })}
      </fieldset>
      <Honeypot {...content.honeypot} />
      <div role="alert">
        <FormProblem>{problem}</FormProblem>
      </div>
      <Button type="submit" disabled={isPending}>
        {isPending ? content.words.sending : content.submit}
      </Button>
      <Note>{content.note}</Note>
    </form>
  );
}
