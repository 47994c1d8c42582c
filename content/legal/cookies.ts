import { type LegalDocument, list, paragraph } from './document';
import { reachUs } from './parties';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  path: '/cookies',
  metaDescription:
    'The one short-lived cookie this website sets, what it keeps in your browser, what embedded calendars, videos and forms may set, and how to change that.',
  keywords: ['cookie policy', 'Sea Oat Stays cookies', 'embedded content choices', 'Global Privacy Control'],
  summary:
    'Reading this website doesn’t set any cookies. We count page views without cookies, and there’s no advertising here. After you send a form, one cookie is kept for ten minutes. Embedded services can set their own cookies, and you decide how they load.',
  sections: [
    {
      id: 'what-they-are',
      title: 'What cookies and browser storage are',
      blocks: [
        paragraph(
          'A cookie is a small piece of text that a website asks your browser to keep and to send back with later requests. Browser storage is similar, but it stays in the browser and isn’t sent anywhere. This policy covers both.',
        ),
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What this website itself keeps',
      blocks: [
        {
          table: {
            caption: 'Everything this website stores in your browser',
            head: ['Name', 'Where', 'Purpose', 'How long'],
            rows: [
              ['receipt', 'Cookie', 'Shows you the receipt number after you have sent a form', '10 minutes'],
              [
                'source',
                'Session storage',
                'The first page of your visit and the address that led you to it. It’s sent only when you send a form, and it isn’t kept if your browser sends Global Privacy Control',
                'Until you send a form or close the tab',
              ],
              [
                'embeds',
                'Local storage',
                'Your choice below, once you make one',
                'Until you change or clear it',
              ],
              [
                'sender',
                'Session storage',
                'Fills in your name, email and phone if you book a call after the analysis form',
                'Until you close the tab',
              ],
              [
                'owner-email',
                'Local storage',
                'Fills in your email at the owner portal, if you check “Remember me”',
                'Until you uncheck or clear it',
              ],
            ],
          },
        },
        paragraph(
          'All of this is for something you asked for, so there’s no cookie banner, and none of it is used to track you. We count page views without storing anything in your browser, and this website has no advertising and no social-network pixels.',
        ),
      ],
    },
    {
      id: 'embeds',
      title: 'What embedded services may keep',
      blocks: [
        paragraph('Three kinds of content can come from other companies, where we use them:'),
        list(
          'A scheduling calendar on the owner pages. It loads only when you scroll near it and, in browsers that support this, in a frame that can’t use cookies.',
          'A video. You see only a still picture until you press play. The player loads only then.',
          'Forms shown by HubSpot. Where we use them, they can set HubSpot’s cookies, such as hubspotutk, which HubSpot keeps for up to 13 months.',
        ),
        paragraph(
          'If you prefer, none of this loads until you allow it on the page itself. You’ll then see a button in place of a calendar, and our own form instead of HubSpot’s. Once a service has loaded, its own policy applies.',
        ),
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        { control: 'embeds' },
        paragraph(
          'If your browser sends Global Privacy Control, we take it as “ask me first”, unless you choose otherwise here. Your choice applies to this browser on this device.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'Browser settings',
      blocks: [
        paragraph(
          'Every browser can delete or block cookies and storage. This website works without them: you can read every page and send every form.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'More information, and how to reach us',
      blocks: [
        paragraph(
          'To learn what happens to the information you send us, read our ',
          { text: 'Privacy Policy', href: '/privacy' },
          '. If you have questions, you can reach us here: ',
          ...reachUs,
        ),
      ],
    },
  ],
};
