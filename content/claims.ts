import { company } from './company';

/** The headline figures and their meaning. */
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
    detail: 'We price two- and three-night gaps to fill instead of leaving them to chance.',
  },
  {
    figure: '24/7',
    label: 'oversight',
    detail: `We watch the alarms and the weather. ${company.emergencies}`,
  },
] as const;

/** Shown wherever the figures are shown: an earnings claim needs its limits beside it. */
export const claimsNote =
  'These figures describe what we aim for in this market; they aren’t a promise for any particular home. Your analysis shows a range, how we worked it out, and what we assumed.';
