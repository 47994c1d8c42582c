import { company } from '@/content/company';
import { referralReward } from '@/content/referral-reward';
import { type LegalDocument, list, paragraph } from './document';
import { emailLink, reachUs } from './parties';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  path: '/terms',
  metaDescription:
    'The terms for using the Sea Oat Stays website: what it does and doesn’t offer, liability, and how disputes are settled under Florida law.',
  keywords: [
    'terms of service',
    'Sea Oat Stays terms',
    'vacation rental website terms',
    'arbitration Florida',
  ],
  summary:
    'This website provides information and takes requests. You can’t book a stay or sign a management contract on it. Disputes go to arbitration in Florida under Florida law, with the exceptions listed below.',
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      blocks: [
        paragraph(
          `These terms are an agreement between you and ${company.name} (“we”, “us”) about your use of this website. By using the website, you accept them. If you don’t, please don’t use it. You can always call us instead.`,
        ),
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Who may use the website',
      blocks: [
        paragraph(
          'The website does not serve children under 13. To send a form or refer an owner, you must be at least 18 and able to enter a contract, or have the consent of a parent or guardian.',
        ),
      ],
    },
    {
      id: 'what-the-site-is',
      title: 'What the website is, and is not',
      blocks: [
        list(
          'It shows homes and areas, explains our services, and takes your requests. Sending a request doesn’t book anything: no stay, price or date is agreed to until we, or the booking service we refer you to, confirm it in writing.',
          'A stay is governed by the rental agreement you accept when you book. The management of a home is governed by the management agreement that the owner and the company sign. If either one differs from this website, the signed agreement controls.',
          'Homes, ratings and figures marked as samples are examples.',
        ),
      ],
    },
    {
      id: 'prices',
      title: 'Prices and availability',
      blocks: [
        paragraph(
          'A price shown for a home is the total per night with every mandatory fee, before taxes. It can change until a booking is confirmed. Calendars on this website aren’t a guarantee of availability: the dates you enter are sent with your request, and we tell you whether they’re open. We may correct obvious errors, and you may then withdraw your request at no cost.',
        ),
      ],
    },
    {
      id: 'estimates',
      title: 'Revenue figures and analyses',
      blocks: [
        paragraph(
          'Figures about revenue, occupancy or savings, including those in a free revenue analysis and in the calculator, are estimates based on the assumptions stated with them. They aren’t a promise of earnings, and they aren’t investment, tax or legal advice. Before you buy, sell or rent out a home, ask someone who is qualified to advise you.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'The referral program',
      blocks: [
        paragraph(
          `The reward is ${referralReward.sentence} It is paid for an owner of a home on the Emerald Coast who was not in contact with us before and who signs a management agreement of at least one year. You cannot refer yourself. Refer only owners who have agreed to be contacted by us. The conditions on the `,
          { text: 'referral page', href: '/referral' },
          ' are part of these terms. You’re responsible for any taxes on a reward, and licensed agents remain bound by the rules of their license.',
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
          'try to get around the website’s security, or overload it so that others can’t use it;',
          'pretend to be us, or copy the website to mislead others.',
        ),
        paragraph(
          'You own what you write to us. You allow us to use it as needed to answer you and to provide the service you ask for.',
        ),
      ],
    },
    {
      id: 'our-content',
      title: 'Our content',
      blocks: [
        paragraph(
          `Texts, pictures, the logo and the design of this website belong to ${company.name} or are used with permission. You may read, print, link to and quote them for personal use, with attribution. Any other use requires our written consent.`,
        ),
        paragraph(
          'If you believe that something here infringes your copyright, write to ',
          emailLink,
          ' with the address of the page, what you own on it, and how to reach you.',
        ),
      ],
    },
    {
      id: 'other-sites',
      title: 'Services and websites of other companies',
      blocks: [
        paragraph(
          'We link to services from other companies, and embed them on some pages: a scheduling calendar, videos, forms, the property-management platform behind the owner portal, and booking. They are governed by their own terms, and we are not responsible for them. The ',
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
          'We work to keep the website accurate and available, but we provide it “as is.” To the extent the law allows, we make no warranty, express or implied, that it is complete, current, free of errors or fit for a particular purpose. Articles about the area describe what we found when we wrote them. Hours, prices, beach flags and rules change, so follow the posted signs.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      blocks: [
        paragraph(
          'To the extent the law allows, we are not liable for indirect, incidental, special or consequential damages, or for lost profits or data, that arise from the use of this website; and our total liability for claims about the website is limited to 100 US dollars. Nothing here limits liability for fraud, for gross negligence or willful misconduct, for death or bodily injury, or for anything else where the law doesn’t permit a limit. Stays and management are governed by their own agreements, whose limits apply instead.',
        ),
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes: arbitration in Florida',
      blocks: [
        paragraph(
          'Talk to us first. Write to us about the matter, and both sides will try for 30 days to settle it in good faith.',
        ),
        paragraph(
          'If we can’t settle a dispute about this website or these terms that way, it will be decided by binding arbitration, by a single arbitrator of the American Arbitration Association under its rules for such disputes, in Walton County, Florida, or by phone or video if you prefer. The Federal Arbitration Act governs this section. You and we give up the right to a trial before a judge or jury for these disputes.',
        ),
        list(
          'Small claims: either side may go to a small-claims court with jurisdiction instead.',
          'Injunctions: either side may ask a court to stop the misuse of a name, of content or of personal information.',
          'No class actions: claims are brought individually, not as part of a class or a representative action.',
          'Costs: we pay any arbitration fees beyond what a court filing would have cost you, unless the arbitrator finds your claim frivolous.',
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
          'Florida law governs these terms, without its rules on conflicts of laws. If a matter may go to court, the state courts of Walton County, Florida, or the federal court for the Northern District of Florida will decide it. You keep any consumer protections of your home state that can’t be waived.',
        ),
      ],
    },
    {
      id: 'general',
      title: 'Other terms',
      blocks: [
        list(
          'If a part of these terms cannot be enforced, the rest stays in force. If the ban on class actions cannot be enforced for a claim, that claim goes to court.',
          'If we don’t enforce a right once, that doesn’t mean we give it up.',
          'We may change these terms. The date at the top shows when we last did. Changes don’t apply to disputes that arose before them.',
          'These terms, and the policies they refer to, are the entire agreement about the website.',
        ),
      ],
    },
    { id: 'contact', title: 'How to reach us', blocks: [paragraph(...reachUs)] },
  ],
};
