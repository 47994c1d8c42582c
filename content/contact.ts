import { answerTime, company } from './company';
import { regionKeywords } from './regions';
import { spellCount } from './spell-count';
import { team } from './team';

export const contactPage = {
  title: 'Get in Touch',
  lead: `A question about a home, a week, a statement or a leaking faucet: one of the ${spellCount(team.length)} of us answers.`,
  metaTitle: 'Contact Us',
  metaDescription: `Call ${company.phone.display}, write, or send the form: ${company.name} replies within ${answerTime}. Address, office hours and what happens after you send.`,
  keywords: [`contact ${company.name}`, ...regionKeywords('rental contact')],
  why: {
    title: `Why choose ${company.name}`,
    reasons: [
      { title: 'You reach a person.', text: 'No menu, no queue number: one of us picks up.' },
      {
        title: 'We know the place.',
        text: 'Which access has the short walk, which week the street is loud, what the rules say.',
      },
      {
        title: 'We say what we don’t know.',
        text: 'A range instead of a wish, and “we’ll find out” instead of a guess.',
      },
      { title: 'No mailing list.', text: 'Your question gets an answer, not a place on a list.' },
    ],
  },
  form: {
    lead: 'Tell us what it is about, and the right one of us replies.',
    withoutScripts: 'If you chose a home or dates before, we’ll get them with your message.',
  },
  reach: { guests: `Staying with us? ${company.emergencies}` },
  after: {
    title: 'What happens after you send',
    steps: [
      {
        title: 'It is stored at once.',
        text: 'If the next page shows a receipt number, have it ready when you call.',
      },
      {
        title: 'A person reads it.',
        text: 'The one who knows most about it: homes and stays, owners and plans, or partners.',
      },
      {
        title: 'You hear from us.',
        text: 'By email, or by phone if you left a number and the matter is easier said than written.',
      },
    ],
  },
} as const;
