/** Stands in until the forms land. */
export function LeadForm({
  kind,
  defaults,
}: {
  kind: 'newsletter' | 'partner' | 'referral' | 'contact' | 'about';
  defaults?: Record<string, string | undefined>;
}) {
  return <form method="post" action={`/api/leads/${kind}`} data-area={defaults?.area} />;
}
