import { visitSource } from '@/lib/leads/visit';

/** Writes the campaign that led to the visit into the form's hidden fields of those names. Browser only. */
export function fillCampaign(target: HTMLElement): void {
  const form = target.querySelector('iframe')?.contentDocument ?? target;
  fillInputs(form.querySelectorAll<HTMLInputElement>('input[type=hidden][name^=utm_]'));
}

/** HubSpot fills them from the present address alone: those left empty get what the visit began with. */
export function fillInputs(inputs: Iterable<{ name: string; value: string }>): void {
  const [, landing = ''] = visitSource().split(' ');
  const campaign = URL.parse(landing)?.searchParams;
  for (const input of inputs) input.value ||= (campaign?.get(input.name) ?? '').slice(0, 100);
}
