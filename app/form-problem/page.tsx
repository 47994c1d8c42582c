import { notFound } from 'next/navigation';
import { RejectedFormView } from '@/components/forms/rejected-form-view';
import { formMessages } from '@/content/forms';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  const { kind } = rejectedForm() ?? notFound();
  return privateMetadata(kind ? formMessages.correctTitle : formMessages.rejectedTitle);
}

/** Shown if a form was sent without JavaScript and then rejected. Direct requests get a 404. */
export default function FormProblemPage() {
  return <RejectedFormView {...(rejectedForm() ?? notFound())} />;
}
