import { ClearFormStorage } from '@/components/enhance/clear-form-storage';
import { type FormKind, leadForms } from '@/lib/forms/lead-forms';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { env } from '@/lib/platform/env';
import { type Defaults, toFormContent } from './form-content';
import { HubspotForm } from './hubspot-form';
import { NativeForm } from './native-form';

type Props = {
  kind: FormKind;
  /** The id of a heading that names the form. Without it, the form's own title names it. */
  labelledBy?: string;
  defaults?: Defaults;
};

export function LeadForm({ kind, labelledBy, defaults }: Props) {
  const hubspot = hubspotSettings(env, kind);
  const content = toFormContent(leadForms[kind], { defaults });

  return (
    <>
      {hubspot ? (
        <HubspotForm settings={hubspot} content={content} labelledBy={labelledBy} />
      ) : (
        <NativeForm content={content} labelledBy={labelledBy} />
      )}
      <ClearFormStorage />
    </>
  );
}
