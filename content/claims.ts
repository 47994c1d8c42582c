import { company } from './company';

/** The headline figures, with what they mean. */
export const claims = [
  {
    figure: '30-40%',
    label: 'more revenue',
    detail:
      'What an actively priced, well-photographed home can gain over one left at a flat seasonal rate all year.',
  },
  {
    figure: '20%',
    label: 'fewer vacancies',
    detail: 'Gaps of two or three nights are priced to fill, not left to chance.',
  },
  {
    figure: '24/7',
    label: 'oversight',
    detail: `Alarms and weather are watched. ${company.emergencies}`,
  },
] as const;

/** Shown beside the figures, because an earnings claim needs its limits next to it. */
export const claimsNote =
  'These figures describe what we aim for in this market; they are not a promise for any particular home. Your analysis states its method, its assumptions and a range.';
