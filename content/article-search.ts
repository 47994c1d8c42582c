export const articleSearch = {
  label: 'Search the guide',
  placeholder: 'Lakes, oysters, fees…',
  submit: 'Search',
  title: 'Search the Gulf Coast Guide',
  intro: 'Look for a beach, a dish, a season or a rule. Unfinished and mistyped words are fine.',
  description:
    'Search every article of the Gulf Coast Guide: beaches, food, seasons, events and advice for owners.',
  newest: 'All articles, newest first',
  withoutScripts: 'Search needs JavaScript, which is off in your browser. Here are all the articles instead.',
  browse: 'Browse all articles',
} as const;
