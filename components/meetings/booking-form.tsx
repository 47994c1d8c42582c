'use client';

import { useEffect, useRef, useState } from 'react';
import type { FormContent, FormField } from '@/components/forms/form-content';
import { FormProblem } from '@/components/forms/form-problem';
import { Honeypot } from '@/components/forms/honeypot';
import { LeadField } from '@/components/forms/lead-field';
import { useLeadForm } from '@/components/forms/use-lead-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { meetingCopy } from '@/content/meetings';
import { fillControls } from '@/lib/browser/form-control';
import { recallSender } from '@/lib/forms/sender-details';
import { forgetSource } from '@/lib/forms/visit-source';
import { type BookedCall, fetchFreeDays, parseBookedCall, parseStarts } from '@/lib/meetings/free-times';
import type { FreeDay } from '@/lib/meetings/slots';
import { toSlot } from '@/lib/time/slot';
import { BookingConfirmation } from './booking-confirmation';
import { SlotPicker } from './slot-picker';
import { SlotTime } from './slot-time';
import { useChosenSlot } from './use-chosen-slot';

type Props = {
  content: FormContent;
  days: readonly FreeDay[];
  /** A random ID of this page view. If a booking is sent twice, only the same ID gets the existing booking's link. */
  request: string;
  /** Errors of the submission to correct, if it was sent without JavaScript. */
  rejected?: { errors: Readonly<Record<string, string>>; problem?: string | undefined } | undefined;
  /** In milliseconds since 1970: the start time in this page's URL, or in the submission to correct. */
  initialStart?: number | undefined;
};

/** Classes that hide the rest of the form until a time is chosen. Browsers without :has() always show it. */
const hideUntilChosen = 'supports-[selector(:has(a))]:[form:not(:has([name=slot]:checked))_&]:hidden';

const bar =
  'sticky bottom-0 z-1 -mx-5 grid justify-items-start border-line border-t bg-white px-5 pt-3 pb-1 sm:-mx-8 sm:px-8';

export function BookingForm({ content, days: initialDays, request, rejected, initialStart }: Props) {
  const [days, setDays] = useState(initialDays);
  const [booked, setBooked] = useState<{ call: BookedCall; phone: string } | null>(null);
  const [offered, setOffered] = useState<readonly number[]>([]);
  const [isUnfolded, setUnfolded] = useState(false);
  const offerBox = useRef<HTMLDivElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const picker = useChosenSlot({ days, initialStart });
  const { zone, slot, onSlot } = picker;

  // When a booking is rejected, the server offers other times. On phones they appear far above the pressed button, so
  // move the focus to them.
  useEffect(() => {
    if (offered.length > 0) offerBox.current?.focus();
  }, [offered]);

  useEffect(() => fillControls(formRef.current, recallSender()), []);

  const { formProps, errors, isPending, problem, forgetError } = useLeadForm(content, {
    formRef,
    errors: rejected?.errors,
    onStored(response, data) {
      const call = parseBookedCall(response);
      if (!call) return false;
      forgetSource();
      setBooked({ call, phone: String(data.get('phone')) });
      return true;
    },
    async onRejected({ slots }) {
      const starts = parseStarts(slots);
      setOffered(starts ?? []);
      if (!starts) return false;
      onSlot(0);
      setDays(await fetchFreeDays());
      return true;
    },
  });

  if (booked) return <BookingConfirmation {...booked} zone={zone} />;

  const fields = content.fields.filter(({ attributes: { name } }) => name !== 'slot' && name !== 'zone');
  const optional = fields.filter(({ attributes: { required } }) => !required);
  const isOptionalFilled = optional.some(
    ({ attributes: { name, defaultValue } }) => errors[name] || defaultValue,
  );
  const toField = (field: FormField) => {
    const { name } = field.attributes;
    return <LeadField key={name} field={field} copy={content.copy} error={errors[name]} rows={3} />;
  };
  const problemText = problem || (rejected?.problem ?? '');

  return (
    <form
      {...formProps}
      // In a grid, the bar with the chosen time would stick only within its own row.
      className="flex flex-col gap-4"
      onReset={() => {
        onSlot(0);
        setOffered([]);
      }}
    >
      <Alert as="div" ref={offerBox} tabIndex={-1} className="grid gap-2.5 outline-none empty:hidden">
        {offered.length > 0 && (
          <>
            <p>{meetingCopy.taken}</p>
            {offered.map((startsAt) => (
              <Button
                key={startsAt}
                look="line"
                className="aria-pressed:border-emerald-700 aria-pressed:bg-sand-100"
                aria-pressed={startsAt === slot?.startsAt}
                onClick={() => {
                  onSlot(startsAt);
                  forgetError('slot');
                }}
              >
                <span>
                  <SlotTime slot={toSlot(startsAt, zone)} />
                </span>
              </Button>
            ))}
          </>
        )}
      </Alert>
      <div className="empty:absolute" role="alert">
        <FormProblem>{problemText}</FormProblem>
      </div>
      <SlotPicker {...picker} error={errors.slot} />
      <div className={`${bar} ${hideUntilChosen}`}>
        {slot && (
          <p className="font-semibold md:text-step-1">
            <SlotTime slot={slot} />
          </p>
        )}
        <a className="py-2.5 font-semibold text-link underline md:hidden" href="#meeting-details">
          {meetingCopy.next}
        </a>
      </div>
      {/* The fields are hidden instead of removed, to keep the input while the visitor picks another time. */}
      <fieldset id="meeting-details" className={`grid scroll-mt-28 gap-4 sm:grid-cols-2 ${hideUntilChosen}`}>
        <legend className="sr-only">{meetingCopy.confirm}</legend>
        {fields.filter((field) => !optional.includes(field)).map(toField)}
        <details
          className="sm:col-span-full"
          open={isUnfolded || isOptionalFilled}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          <summary className="cursor-pointer text-link text-md">{meetingCopy.more}</summary>
          <div className="mt-3 grid gap-4">{optional.map(toField)}</div>
        </details>
      </fieldset>
      <input type="hidden" name="request" value={request} />
      {slot?.officeTime && <input type="hidden" name="zone" value={zone} />}
      {content.page && <input type="hidden" name="page" value={content.page} />}
      <Honeypot {...content.honeypot} />
      <Button type="submit" disabled={isPending} className={hideUntilChosen}>
        {isPending
          ? content.copy.sending
          : slot
            ? meetingCopy.book(slot.visitor.weekday, slot.visitor.time)
            : content.submit}
      </Button>
    </form>
  );
}
