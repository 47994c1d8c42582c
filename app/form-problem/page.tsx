import { RejectedFormView } from '@/components/forms/rejected-form-view';
import { UnknownAddress } from '@/components/home/unknown-address';
import { formMessages } from '@/content/forms';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata, unknownAddress } from '@/lib/seo/private-metadata';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  const rejected = rejectedForm();
  if (!rejected) return unknownAddress;
  return privateMetadata(rejected.kind ? formMessages.correctTitle : formMessages.refusedTitle);
}

/** Response to a form sent without JavaScript and rejected. Direct requests get a 404. */
export default function FormProblemPage() {
  const rejected = rejectedForm();
  return rejected ? <RejectedFormView {...rejected} /> : <UnknownAddress />;
}
