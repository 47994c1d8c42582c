import { company, onTheCoast } from '@/content/company';
import { referralReward } from '@/content/referral-reward';
import { type LegalDocument, list, paragraph } from './document';
import { contactDetails, emailLink } from './parties';

const place = `${company.law.county}, ${company.state.name}`;

export const terms: LegalDocument = {
  title: 'Terms of Service',
  path: '/terms',
  metaDescription: `The terms on which you use the ${company.name} website: what it offers, what it does not, liability, and how disputes are settled under ${company.state.name} law.`,
  keywords: [
    'terms of service',
    `${company.name} terms`,
    'vacation rental website terms',
    `arbitration ${company.state.name}`,
  ],
  summary: `This website informs and takes requests; it does not book stays or form management contracts. Disputes go to arbitration in ${company.state.name}, under ${company.state.name} law, with exceptions that are named below.`,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        paragraph(
          `These terms are an agreement between you and ${company.name} (“we”, “us”) about your use of this website. By using it you accept them. If you do not accept them, please do not use it; you can always call us instead.`,
        ),
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use the website',
      blocks: [
        paragraph(
          'The website does not serve children under 13. To send a form or to refer an owner you must be at least 18 and able to enter a contract, or have the consent of a parent or guardian.',
        ),
      ],
    },
    {
      id: 'what-the-site-is',
      title: 'What the website is, and is not',
      blocks: [
        list(
          'It shows homes and areas, explains our services, and takes your requests. Sending a request books nothing: no stay, no price and no date is agreed until we, or the booking service we name to you, confirm it in writing.',
          'A stay is governed by the rental agreement you accept when you book. The management of a home is governed by the management agreement that owner and company sign. If one of these differs from this website, the signed agreement prevails.',
          'Homes, ratings and figures marked as samples are examples.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and availability',
      blocks: [
        paragraph(
          'A price shown for a home is the total per night with every mandatory fee, before taxes. It can change until a booking is confirmed. The website shows which nights are taken, as the calendars of the booking sites say. These may be out of date, so no dates are certain until we confirm them; the dates you enter are sent with your request. We correct obvious errors, and you may then withdraw at no cost.',
        ),
      ],
    },
    {
      id: 'estimates',
      title: 'Revenue figures and analyses',
      blocks: [
        paragraph(
          'Figures about revenue, occupancy or savings, also in a free revenue analysis and in the calculator, are estimates from the assumptions stated with them. They are not a promise of earnings, and not advice on investments, taxes or law. Before you buy, sell or rent out a home, ask someone who is qualified to advise you.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'The referral program',
      blocks: [
        paragraph(
          `The reward is ${referralReward.sentence} It is paid for an owner of a home ${onTheCoast} who was not in contact with us before and who signs a management agreement of at least one year. You cannot refer yourself. Refer only owners who have agreed to be contacted by us. The conditions on the `,
          { text: 'referral page', href: '/referral' },
          ' are part of these terms. Taxes on a reward are yours to pay, and licensed agents remain bound by the rules of their license.',
        ),
      ],
    },
    {
      id: 'your-conduct',
      title: 'What we ask of you',
      blocks: [
        paragraph('Please do not:'),
        list(
          'send false information, or somebody else’s without permission;',
          'send advertising, malware, or anything unlawful or abusive through the forms;',
          'try to get past the protections of the website, or load it so that others cannot use it;',
          'pretend to be us, or copy the website to mislead others.',
        ),
        paragraph(
          'What you write to us remains yours. You allow us to use it as far as answering you and providing the service you ask for requires.',
        ),
      ],
    },
    {
      id: 'our-content',
      title: 'Our content',
      blocks: [
        paragraph(
          `Texts, pictures, the logo and the design of this website belong to ${company.name} or are used with permission. You may read, print, link and quote them for personal use and with attribution. Any other use needs our consent in writing.`,
        ),
        paragraph(
          'If you believe that something here infringes your copyright, write to ',
          emailLink,
          ' with the address of the page, what is yours in it, and how to reach you.',
        ),
      ],
    },
    {
      id: 'other-sites',
      title: 'Services and websites of other companies',
      blocks: [
        paragraph(
          'We link to, and on some pages embed, services of other companies: a scheduling calendar, videos, forms, the property-management platform behind the owner portal, and booking. They are governed by their own terms, and we are not responsible for them. The ',
          { text: 'Cookie Policy', href: '/cookies' },
          ' explains how embeds load.',
        ),
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        paragraph(
          'How we handle personal information is explained in the ',
          { text: 'Privacy Policy', href: '/privacy' },
          '.',
        ),
      ],
    },
    {
      id: 'warranties',
      title: 'No warranties',
      blocks: [
        paragraph(
          'We take care that the website is accurate and available, but we provide it as it is. As far as the law allows, we give no warranty, express or implied, that it is complete, current, free of errors or fit for a particular purpose. Articles about the area describe what we found when we wrote them: hours, prices, flags on the beach and rules change, and the sign on the spot prevails.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      blocks: [
        paragraph(
          'As far as the law allows, we are not liable for indirect, incidental, special or consequential damages, or for lost profits or data, that arise from the use of this website; and our total liability for claims about the website is limited to 100 US dollars. Nothing here limits liability for fraud, for gross negligence or intent, for injury to life or body, or wherever else the law does not permit a limit. Stays and management are governed by their own agreements, whose limits apply instead.',
        ),
      ],
    },
    {
      id: 'disputes',
      title: `Disputes: arbitration in ${company.state.name}`,
      blocks: [
        paragraph(
          'Talk to us first. Write to us about the matter, and both sides will try for 30 days to settle it in good faith.',
        ),
        paragraph(
          `A dispute about this website or these terms that is not settled this way is decided by binding arbitration, by one arbitrator of the American Arbitration Association under the rules it has for such disputes, in ${place}, or by phone or video if you prefer. The Federal Arbitration Act governs this section. You and we give up the right to a trial before a judge or jury for these disputes.`,
        ),
        list(
          'Small claims: either side may go to a small-claims court with jurisdiction instead.',
          'Injunctions: either side may ask a court to stop the misuse of a name, of content or of personal information.',
          'No class actions: claims are brought individually, not as part of a class or a representative action.',
          'Costs: we pay the fees of the arbitration beyond what a court filing would have cost you, unless the arbitrator finds your claim frivolous.',
          [
            'Opting out: write to ',
            emailLink,
            ' within 30 days of first using the website, with your name and the words “no arbitration”, and this section does not bind you.',
          ],
        ),
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        paragraph(
          `${company.state.name} law governs these terms, without its rules on conflicts of laws. Where a matter may go to court, the state courts of ${place}, or ${company.law.court} decide it. Protections that the law of your home state gives consumers, and that cannot be waived, stay yours.`,
        ),
      ],
    },
    {
      id: 'general',
      title: 'Other terms',
      blocks: [
        list(
          'If a part of these terms cannot be enforced, the rest stays in force. If the ban on class actions cannot be enforced for a claim, that claim goes to court.',
          'That we do not insist on a right once does not mean that we give it up.',
          'We may change these terms; the date at the top says when we last did. Changes do not apply to disputes that arose before.',
          'These terms, and the policies they name, are the whole agreement about the website.',
        ),
      ],
    },
    { id: 'contact', title: 'How to reach us', blocks: [paragraph(...contactDetails)] },
  ],
};
