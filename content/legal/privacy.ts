import { answerTime, company, onStateCoast } from '@/content/company';
import { type LegalDocument, list, paragraph } from './document';
import { contactDetails, emailLink, phoneLink } from './parties';

/** We keep form submissions and visit counts for this many days. A timer deletes older data (deploy/). */
export const retentionDays = 400;
const retention = `${retentionDays} days`;

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  path: '/privacy',
  metaDescription: `What ${company.name} collects through this website, why, who receives it, how long it is kept, and how to have it deleted.`,
  keywords: ['privacy policy', `${company.name} privacy`, 'vacation rental privacy', 'delete my data'],
  summary:
    'We collect what you type into a form, use it to answer you, and keep it for a limited time. We count how our pages are read without cookies and without knowing by whom, run no advertising, and never sell personal information.',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are and what this covers',
      blocks: [
        paragraph(
          `${company.name} (“we”, “us”) manages vacation rentals ${onStateCoast}. This policy covers this website and the forms on it. It does not cover the booking, the owner-portal and the other services of separate companies that we link to; they have policies of their own.`,
        ),
        paragraph('The company responsible for your information is ', ...contactDetails),
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      blocks: [
        paragraph('We collect only what you send us with a form:'),
        list(
          'your name, your email address and, where you give it, your phone number;',
          'your message, and whether you write as a guest, an owner, a partner or someone else;',
          'if you ask for a revenue analysis: the address or community of the home, its area, its bedrooms, how it is managed today and, if you choose to say so, its revenue;',
          'if you refer an owner: your role, and the owner’s name and email address or phone number, together with your statement that the owner agreed to be contacted;',
          'if you book a call: the time you chose, the time zone of your device and, if you give it, the address of the home. Where we send email, you get the call as an invitation for your calendar; no other company’s calendar is involved unless the page shows one;',
          'if you subscribe to the newsletter: your email address.',
        ),
        paragraph(
          'With each form we store the time, a receipt number and the address of the page it was sent from. That page address can hold choices you made on this site, such as a home, dates of stay, or a plan.',
        ),
        paragraph(
          'A form also tells us what led to your visit, where your browser knows it: the first page you saw here, the website you came from, and the campaign named in the link you followed. If your browser sends Global Privacy Control, it tells us none of this.',
        ),
        paragraph(
          'The network address (IP address) of your device reaches our server with every request, as with any website. We use it for a short time to limit how often a form can be sent, so that the forms stay free of abuse. We do not use it to find out who you are or what you read.',
        ),
        paragraph(
          `We count how often each page is read and from which website or campaign, whether a form on it was seen and begun, how fast the page was, and errors in its scripts. We keep these as totals per day, for ${retention}, without cookies and without anything that identifies you or your device. If your browser sends Global Privacy Control or Do Not Track, you are not counted.`,
        ),
        paragraph(
          'The sign-in form of the owner portal on this website is a demonstration: what you type there is not sent to us. The password is not kept anywhere.',
        ),
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use it',
      blocks: [
        list(
          `To answer your message, within ${answerTime} as a rule.`,
          'To confirm to you what you sent, and to remind you of a call you booked, where we send email.',
          'To write the revenue analysis you asked for, and to email you the link to it.',
          'To contact an owner who was referred to us, to say who referred them, and to pay the reward.',
          'To send the newsletter to those who subscribed to it, until they unsubscribe.',
          'To recognize duplicates, spam and abuse of the forms.',
          'To meet legal duties, such as keeping records for taxes.',
        ),
        paragraph(
          'We do not use your information for advertising, we do not build profiles, and no decision about you is made by a machine alone.',
        ),
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who receives it',
      blocks: [
        paragraph(
          'A message is first stored in our own database. From there it may be passed on to companies that work for us and only on our instructions:',
        ),
        list(
          'HubSpot, Inc., where we use its customer-relationship service. Some forms may be shown by HubSpot itself; the form then tells you so by its appearance, and what you send goes to HubSpot directly. Such a form may use Google’s reCAPTCHA to keep out spam;',
          'our email provider, which carries our mail to you and the notice of your message to us;',
          'the automation service that hands your message to the right one of us, where we use one;',
          'the company that hosts this website and its database.',
        ),
        paragraph(
          'We pass on information where the law, a court or an authority requires it, and to a successor if the company is sold, under this same policy. We do not sell personal information and do not share it for advertising across websites, as California and other states define these words.',
        ),
      ],
    },
    {
      id: 'embedded-services',
      title: 'Calendars, videos and forms from other companies',
      blocks: [
        paragraph(
          'Some pages can show a scheduling calendar, a video or a form of another company. When one loads, that company learns your IP address and the page you are on, and it may set cookies of its own. How these load, and how to make them wait until you ask, is explained in our ',
          { text: 'Cookie Policy', href: '/cookies' },
          '. If your browser sends Global Privacy Control, they wait for you without a further step.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        paragraph(
          `We keep messages and requests for ${retention} and then delete them, unless you have become a client or a contract or the law requires us to keep them longer. Newsletter addresses are kept until you unsubscribe. When you ask us to delete something, we have the copies deleted too that we passed on to a service.`,
        ),
      ],
    },
    {
      id: 'your-choices',
      title: 'Your choices and rights',
      blocks: [
        paragraph('Wherever you live, you may ask us to:'),
        list(
          'tell you what we hold about you, and give you a copy;',
          'correct it;',
          'delete it;',
          'stop writing to you.',
        ),
        paragraph(
          'Write to ',
          emailLink,
          ' or call ',
          phoneLink,
          '. A receipt number helps us to find your message. We may ask a question to make sure that it is you. We answer within 30 days, charge nothing, and treat nobody worse for asking. Someone you authorize may ask for you. To leave the newsletter, write to us or answer any issue of it: one of us takes your address off the list and deletes it.',
        ),
        paragraph(
          'If you were referred to us and would rather not have been, tell us: we delete your details and do not contact you again.',
        ),
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        paragraph(
          `Messages travel to us encrypted and are stored where only those who answer them, and those who run the server, can read them. No system is perfectly secure; if a breach should put your information at risk, we tell you and the authorities as ${company.state.name} law requires. Please do not put card numbers or other secrets into a form: none of ours asks for them.`,
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
          `We work in ${company.state.name}, and what you send us is stored and read in the United States, where the rules differ from those of other countries.`,
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        paragraph(
          'When the website changes, so may this policy; the date at the top says when it last did. We do not use what you sent earlier in a materially new way without asking you first. How disputes are settled is explained in our ',
          { text: 'Terms of Service', href: '/terms#disputes' },
          '.',
        ),
      ],
    },
    { id: 'contact', title: 'How to reach us', blocks: [paragraph(...contactDetails)] },
  ],
};
