'use client';

import { useEffect, useRef, useState } from 'react';
import type { FormContent, FormField } from '@/components/forms/form-data';
import { FormProblem } from '@/components/forms/form-problem';
import { Honeypot } from '@/components/forms/honeypot';
import { LeadField } from '@/components/forms/lead-field';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { Button } from '@/components/ui/button';
import { errorBox } from '@/components/ui/field';
import { meetingCopy } from '@/content/meetings';
import { forgetSource } from '@/lib/leads/visit';
import { isTimes, parseMeeting } from '@/lib/meetings/answers';
import { type BookedMeeting, type FreeTimes, toWords, weekdayOf } from '@/lib/meetings/picker';
import { SlotPicker } from './slot-picker';
import { SlotTime, visitorZone } from './slot-time';

type Props = {
  content: FormContent;
  days: FreeTimes['days'];
  /** Asks again what is free. */
  reload: () => Promise<void>;
  onBooked: (meeting: BookedMeeting, phone: string) => void;
};

/** Day and time, then, once one is chosen, who is calling. The server has the last word on both. */
export function MeetingForm({ content, days, reload, onBooked }: Props) {
  const [slot, setSlot] = useState('');
  /** Names this page view, so that nobody else gets the link to what it books. `randomUUID` needs https. */
  const [request] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'));
  /** The next free slots, in place of one that was taken. */
  const [next, setNext] = useState<readonly string[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const offer = useRef<HTMLDivElement>(null);

  // It stands above the times, which on a phone is far from the button that was pressed.
  useEffect(() => {
    if (next.length > 0) offer.current?.focus();
  }, [next]);

  const { form, errors, isPending, problem, send, onInput, forgetError } = useLeadForm(content, {
    onStored(answer, sent) {
      const meeting = parseMeeting(answer);
      if (!meeting) return false;
      forgetSource();
      onBooked(meeting, String(sent.get('phone')));
      return true;
    },
    async onRejected({ slots }) {
      const isTaken = isTimes(slots);
      setNext(isTaken ? slots : []);
      if (!isTaken) return false;
      setSlot('');
      await reload();
      return true;
    },
  });

  function choose(value: string) {
    setSlot(value);
    forgetError('slot');
  }

  const own = slot ? toWords(slot, visitorZone()) : null;
  const fields = content.fields.filter(({ attributes: { name } }) => name !== 'slot');
  const optional = fields.filter(({ attributes: { required } }) => !required);
  const toField = (field: FormField) => {
    const { name } = field.attributes;
    return <LeadField key={name} field={field} words={content.words} error={errors[name]} rows={3} />;
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      method="post"
      action={content.action}
      onSubmit={send}
      onInput={onInput}
      onReset={() => {
        setSlot('');
        setNext([]);
      }}
      noValidate
    >
      <div
        role="alert"
        ref={offer}
        tabIndex={-1}
        className={`grid gap-2.5 outline-none ${errorBox} empty:hidden`}
      >
        {next.length > 0 && (
          <>
            <p>{meetingCopy.taken}</p>
            {next.map((value) => (
              <Button
                key={value}
                look="line"
                className="aria-pressed:border-emerald-700 aria-pressed:bg-sand-100"
                aria-pressed={value === slot}
                onClick={() => choose(value)}
              >
                <span>
                  <SlotTime value={value} />
                </span>
              </Button>
            ))}
          </>
        )}
      </div>
      <SlotPicker days={days} slot={slot} error={errors.slot} onChoose={choose} />
      {/* What was typed stays while another time is looked for. */}
      <fieldset className="grid gap-4 border-line border-t pt-4 sm:grid-cols-2" hidden={!slot}>
        <legend className="sr-only">{meetingCopy.confirm}</legend>
        {slot && (
          <p className="opsz-30 font-display font-medium text-step-2 leading-tight tracking-tight sm:col-span-full">
            <SlotTime value={slot} />
          </p>
        )}
        {fields.filter((field) => !optional.includes(field)).map(toField)}
        <details
          className="sm:col-span-full"
          open={isUnfolded || optional.some(({ attributes: { name } }) => errors[name])}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className="cursor-pointer text-link text-md">{meetingCopy.more}</summary>
          <div className="mt-3 grid gap-4">{optional.map(toField)}</div>
        </details>
      </fieldset>
      <input type="hidden" name="request" value={request} />
      <Honeypot {...content.honeypot} />
      <div className="empty:absolute" role="alert">
        <FormProblem>{problem}</FormProblem>
      </div>
      {own && (
        <Button type="submit" disabled={isPending}>
          {isPending ? content.words.sending : meetingCopy.book(weekdayOf(own.day), own.time)}
        </Button>
      )}
    </form>
  );
}
