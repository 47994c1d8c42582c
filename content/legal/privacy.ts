import { answerTime, company } from '@/content/company';
import { type LegalDocument, list, paragraph } from './document';
import { emailLink, phoneLink, reachUs } from './parties';

/** How long a message sent by a form and counts of visits are kept: a timer deletes what is older (deploy/). */
export const keptDays = 400;
const retention = `${keptDays} days`;

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  path: '/privacy',
  metaDescription:
    'What Sea Oat Stays collects through this website, why, who receives it, how long it is kept, and how to have it deleted.',
  keywords: ['privacy policy', 'Sea Oat Stays privacy', 'vacation rental privacy', 'delete my data'],
  summary:
    'We collect what you type into a form, use it to respond to you, and keep it for a limited time. We count page views without cookies and without knowing who you are. We don’t run advertising, and we never sell personal information.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      blocks: [
        paragraph(
          `${company.name} (“we”, “us”) manages vacation rentals on Florida’s Emerald Coast. This policy covers this website and the forms on it. It doesn’t cover services of other companies that we link to, such as the booking engine and the owner portal. They have policies of their own.`,
        ),
        paragraph('The company responsible for your information is ', ...reachUs),
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        paragraph('We collect only what you send us with a form:'),
        list(
          'your name, your email address and, if you give it, your phone number;',
          'your message, and whether you’re writing as a guest, an owner, a partner or someone else;',
          'if you ask for a revenue analysis: the address or community of the home, its area, its bedrooms, how it is managed today and, if you choose to say so, its revenue;',
          'if you refer an owner: your role, and the owner’s name and email address or phone number, together with your statement that the owner agreed to be contacted;',
          'if you book a call: the time you chose, the time zone of your device and, if you give it, the address of the home. If email is set up, we email you a calendar invitation for the call. No other company’s calendar is involved unless the page shows one;',
          'if you subscribe to the newsletter: your email address.',
        ),
        paragraph(
          'With each form we store the time, a receipt number and the address of the page it was sent from. That address can include choices you made on this site, such as a home, the dates of a stay, or a plan.',
        ),
        paragraph(
          'A form also tells us how you found us, if your browser knows: the first page you saw here, the website you came from, and the campaign named in the link you followed. If your browser sends Global Privacy Control, it tells us none of this.',
        ),
        paragraph(
          'As with any website, our server receives your device’s network address (IP address) with every request. We use it for a short time to limit how often a form can be sent, which helps prevent abuse. We do not use it to find out who you are or what you read.',
        ),
        paragraph(
          `We count how often each page is read and from which website or campaign, whether a form on it was seen and started, how fast the page was, and errors in its scripts. We keep these as daily totals for ${retention}, without cookies and without anything that identifies you or your device. If your browser sends Global Privacy Control or Do Not Track, we don’t count you.`,
        ),
        paragraph(
          'The sign-in form of the owner portal on this website is a demo: what you type there isn’t sent to us, and your password isn’t kept anywhere.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      blocks: [
        list(
          `To answer your message, usually within ${answerTime}.`,
          'To confirm what you sent us and to remind you of a call you booked, if email is set up.',
          'To write the revenue analysis you asked for and email you a link to it.',
          'To contact an owner who was referred to us, to say who referred them, and to pay the reward.',
          'To send the newsletter to those who subscribed to it, until they unsubscribe.',
          'To recognize duplicates, spam and abuse of the forms.',
          'To meet our legal obligations, such as keeping tax records.',
        ),
        paragraph(
          'We don’t use your information for advertising, we don’t build profiles, and no decision about you is made by a machine alone.',
        ),
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      blocks: [
        paragraph(
          'A message is first stored in our own database. From there, it may be passed on to companies that work for us and act only on our instructions:',
        ),
        list(
          'HubSpot, Inc., where we use its customer-relationship service. HubSpot may show some forms itself. You can tell by how the form looks, and what you send then goes directly to HubSpot;',
          'our email provider, which delivers our emails to you and your messages to us;',
          'the automation service that sends your message to the right person on our team, where we use one;',
          'the company that hosts this website and its database.',
        ),
        paragraph(
          'We disclose information when the law, a court or a government agency requires it, and to a new owner if the company is sold, under this same policy. We don’t sell personal information or share it for cross-context behavioral advertising, as California and other states define those terms.',
        ),
      ],
    },
    {
      id: 'embedded-services',
      title: 'Calendars, videos and forms from other companies',
      blocks: [
        paragraph(
          'Some pages can show a scheduling calendar, a video or a form from another company. When one loads, that company learns your IP address and the page you’re on, and it may set its own cookies. To see how these load, and how to make them wait until you ask, read our ',
          { text: 'Cookie Policy', href: '/cookies' },
          '. If your browser sends Global Privacy Control, they wait until you ask, and you don’t have to do anything else.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        paragraph(
          `We keep messages and requests for ${retention} and then delete them, unless you become a client, or a contract or the law requires us to keep them longer. We keep newsletter addresses until you unsubscribe. When you ask us to delete something, we also have any copies deleted that we passed on to a service.`,
        ),
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices and rights',
      blocks: [
        paragraph('Wherever you live, you may ask us to:'),
        list(
          'tell you what information we have about you and give you a copy;',
          'correct it;',
          'delete it;',
          'stop contacting you.',
        ),
        paragraph(
          'Write to ',
          emailLink,
          ' or call ',
          phoneLink,
          '. A receipt number helps us find your message. We may ask you a question to make sure it’s you. We respond within 30 days, we don’t charge you, and we won’t treat you any differently for asking. Someone you authorize may ask for you. To unsubscribe from the newsletter, write to us or reply to any issue of it. One of us will take your address off the list and delete it.',
        ),
        paragraph(
          'If you were referred to us and don’t want to hear from us, tell us. We’ll delete your details and won’t contact you again.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        paragraph(
          'Messages are encrypted on their way to us, and only the people who answer them and the people who run the server can read them. No system is perfectly secure. If a breach puts your information at risk, we’ll notify you and the authorities as Florida law requires. Please don’t enter card numbers or other sensitive details in a form. None of our forms ask for them.',
        ),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        paragraph(
          'This website does not serve children under 13, and we do not knowingly collect information from them. If you believe that a child has sent us something, tell us and we will delete it.',
        ),
      ],
    },
    {
      id: 'outside-the-us',
      title: 'Visitors from outside the United States',
      blocks: [
        paragraph(
          'We’re based in Florida. What you send us is stored and read in the United States, where the rules may differ from those in your country.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        paragraph(
          'This policy may change when the website does. The date at the top shows when it last changed. We won’t use what you sent us earlier in a materially new way without asking you first. To learn how disputes are settled, read our ',
          { text: 'Terms of Service', href: '/terms#disputes' },
          '.',
        ),
      ],
    },
    { id: 'contact', title: 'How to reach us', blocks: [paragraph(...reachUs)] },
  ],
};
