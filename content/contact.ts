import { answerTime, company } from './company';

export const contactPage = {
  title: 'Get in Touch',
  lead: 'Whether you’re asking about a home, a week, a statement or a leaky faucet, one of the four of us will answer.',
  metaTitle: 'Contact Us',
  metaDescription: `Call ${company.phone.display}, email us or send the form. We reply within ${answerTime}. Find our address, our office hours and what happens after you write.`,
  keywords: [
    'contact Sea Oat Stays',
    'vacation rental help 30A',
    'Destin rental contact',
    'Panama City Beach rental phone',
  ],
  why: {
    title: `Why choose ${company.name}`,
    reasons: [
      { title: 'You reach a person.', text: 'There’s no phone menu and no hold line: one of us picks up.' },
      {
        title: 'We know the place.',
        text: 'We know which beach access is the shortest walk, which week the harbor is loud, and what the rules say.',
      },
      {
        title: 'We say what we don’t know.',
        text: 'You get a range instead of wishful thinking, and “we’ll find out” instead of a guess.',
      },
      { title: 'No mailing list.', text: 'We answer your question and don’t add you to a list.' },
    ],
  },
  form: { title: 'Write to us', lead: 'Tell us what it’s about, and the right person will reply.' },
  reach: { guests: `Staying with us? ${company.emergencies}` },
  after: {
    title: 'What happens after you send it',
    steps: [
      {
        title: 'We store it right away.',
        text: 'If the next page shows a receipt number, have it ready when you call.',
      },
      {
        title: 'A person reads it.',
        text: 'It goes to whoever knows the most about it: homes and stays, owners and plans, or partners.',
      },
      {
        title: 'You hear from us.',
        text: 'We’ll email you, or call if you left a number and it’s easier to talk.',
      },
    ],
  },
} as const;
