import { ClearFormStorage } from '@/components/enhance/clear-form-storage';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { type FormKind, leadForms } from '@/lib/leads/forms';
import { env } from '@/lib/platform/env';
import { type Defaults, toFormContent } from './form-content';
import { HubspotForm } from './hubspot-form';
import { NativeForm } from './native-form';

type Props = {
  kind: FormKind;
  /** The id of a heading that names the form; its title does otherwise. */
  labelledBy?: string;
  /** Filled in beforehand, by the name of the field: the area on a region's page. */
  defaults?: Defaults;
};

/** The form of a kind: HubSpot's where it is set up, with the native one in the HTML; else the native one. */
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
