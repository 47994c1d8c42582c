import { visitSource } from '@/lib/leads/visit';

/** HubSpot fills hidden fields from the present address alone: writes the campaign that led to the visit into those left empty. */
export function fillCampaign(target: HTMLElement): void {
  const [, landing = ''] = visitSource().split(' ');
  const campaign = URL.parse(landing)?.searchParams;
  const form = target.querySelector('iframe')?.contentDocument ?? target;
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden][name^=utm_]'))
    input.value ||= (campaign?.get(input.name) ?? '').slice(0, 100);
}
