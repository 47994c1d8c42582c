import { Button, buttonClasses } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { noMarker } from '@/components/ui/disclosure';
import { control, Field, select } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import { formMessages } from '@/content/forms';
import { officeCopy, officePage } from '@/content/office';
import { formatPhone } from '@/lib/forms/format-phone';
import { formatVisitorTime, personOf } from '@/lib/inbox/format-lead';
import type { OpenLead } from '@/lib/office/open-pages';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { formatTime } from '@/lib/time/office-time';
import { ActionForm } from './parts';

export function CallPanel({ desk, rejected }: { desk: OpenLead; rejected: RejectedForm | undefined }) {
  const { meeting, lead, free } = desk;
  if (!meeting) return null;
  const { phone } = personOf(lead);
  const visitorTime = formatVisitorTime(new Date(meeting.startsAt), lead.data.zone);
  return (
    <Panel id="call-title" title={meeting.isCanceled ? officePage.canceledCall : officePage.call}>
      <p>
        {visitorTime && `${officeCopy.theirTime}: ${visitorTime}. `}
        {!meeting.isCanceled && officePage.weCall(formatPhone(phone))}
      </p>
      {free && (
        <>
          <details name="act" className="group grid gap-4" open={rejected?.body.action === 'move'}>
            <summary className={buttonClasses({ look: 'line' }, noMarker)}>
              {officePage.move} <Icon name="down" className="group-open:rotate-180" />
            </summary>
            <ActionForm desk={desk} action="move" className="mt-4 grid gap-4">
              <Field id="slot" label={officePage.freeTime}>
                <select
                  id="slot"
                  name="slot"
                  className={select}
                  defaultValue={String(rejected?.body.slot ?? '')}
                >
                  <option value="">{formMessages.choose}</option>
                  {free
                    .flatMap(({ slots }) => slots)
                    .map((slot) => (
                      <option key={slot} value={new Date(slot).toISOString()}>
                        {formatTime(new Date(slot))}
                      </option>
                    ))}
                </select>
              </Field>
              <Field id="time" label={officePage.otherTime}>
                <input
                  id="time"
                  name="time"
                  type="datetime-local"
                  className={control}
                  defaultValue={String(rejected?.body.time ?? '')}
                />
              </Field>
              <Button type="submit">{officePage.moveCall}</Button>
            </ActionForm>
          </details>
          <details name="act" className="group grid gap-4">
            <summary className={buttonClasses({ look: 'line' }, `${noMarker} text-error`)}>
              {officePage.cancel}
            </summary>
            <ActionForm desk={desk} action="cancel" className="mt-4">
              <Button type="submit" look="line" className="text-error">
                {officePage.cancelCall}
              </Button>
            </ActionForm>
          </details>
          <Note>{officePage.callChange}</Note>
        </>
      )}
    </Panel>
  );
}
