import { company } from './company';

export const articleSearch = {
  label: 'Search the guide',
  placeholder: 'Lakes, oysters, fees…',
  submit: 'Search',
  title: `Search the ${company.guide.name}`,
  intro: 'Look for a beach, a dish, a season or a rule. Unfinished and mistyped words are fine.',
  description: `Search every article of the ${company.guide.name}: beaches, food, seasons, events and advice for owners.`,
  newest: 'All articles, newest first',
  withoutScripts: 'Search needs JavaScript, which is off in your browser. Here are all the articles instead.',
  browse: 'Browse all articles',
} as const;
