import { Island } from '@/components/ui/island';
import { type FormKind, leadForms } from '@/lib/forms/lead-forms';
import { hubspotSettings } from '@/lib/hubspot/settings';
import { env } from '@/lib/platform/env';
import { type ContentOptions, queryParameters, toFormContent } from './form-content';
import { HubspotForm } from './hubspot-form';
import { NativeForm } from './native-form';

type Props = {
  kind: FormKind;
  /** The id of a heading that names the form. Without it, the form's own title names it. */
  labelledBy?: string;
} & Pick<ContentOptions, 'defaults' | 'homes'>;

export function LeadForm({ kind, labelledBy, ...options }: Props) {
  const hubspot = hubspotSettings(env, kind);
  const content = toFormContent(leadForms[kind], options);

  const query = queryParameters(content);

  return hubspot ? (
    <Island
      name="hubspot-form"
      of={HubspotForm}
      props={{ settings: hubspot, content, labelledBy }}
      start="visible"
      query={query}
    />
  ) : (
    <Island name="native-form" of={NativeForm} props={{ content, labelledBy }} query={query} />
  );
}
