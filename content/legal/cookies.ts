import { company } from '@/content/company';
import { type LegalDocument, list, paragraph } from './document';
import { contactDetails } from './parties';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  path: '/cookies',
  metaDescription:
    'The one short-lived cookie of this website, what it keeps in your browser, what embedded calendars, videos and forms may set, and where to change it.',
  keywords: [
    'cookie policy',
    `${company.name} cookies`,
    'embedded content choices',
    'Global Privacy Control',
  ],
  summary:
    'Reading this website sets no cookie. We count page views without cookies, and there is no advertising here. One cookie exists for ten minutes after you send a form; embedded services can set their own, and you decide how they load.',
  sections: [
    {
      id: 'what-they-are',
      title: 'What cookies and browser storage are',
      blocks: [
        paragraph(
          'A cookie is a short text that a website asks your browser to keep and to send back with later requests. Browser storage is similar, but stays in the browser and is sent nowhere. We treat both alike here.',
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
            head: ['Name', 'Where', 'What for', 'How long'],
            rows: [
              ['receipt', 'Cookie', 'Shows you the receipt number after you have sent a form', '10 minutes'],
              [
                'source',
                'Session storage',
                'The first page of your visit and the address that led to it, sent with a form and never before; not kept under Global Privacy Control',
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
                'saved-homes',
                'Local storage',
                'The homes that you save with a heart',
                'Until you remove or clear them',
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
          'All of it serves something you asked for, so none of it waits for a banner. None of it is used to follow you. Page views are counted without storing anything in your browser, and there is no advertising and no social-network pixel on this website.',
        ),
      ],
    },
    {
      id: 'embeds',
      title: 'What embedded services may keep',
      blocks: [
        paragraph('Three kinds of content can come from other companies, where we use them:'),
        list(
          'A scheduling calendar on the owner pages. It loads only when you come near it and, in browsers that can do so, in a frame without access to cookies.',
          'A video. Only its poster is shown until you press play; its player loads then, and not before.',
          'Forms shown by HubSpot. Where they are used, they can set cookies of HubSpot, such as hubspotutk, which it keeps for up to 13 months. Where such a form uses Google’s reCAPTCHA against spam, Google can set a cookie too.',
        ),
        paragraph(
          'If you prefer, nothing of the kind loads until you say so in place. A calendar then shows a button first, and you get our own form instead of HubSpot’s. What such a service does after it has loaded is governed by its own policy.',
        ),
      ],
    },
    {
      id: 'your-choice',
      title: 'Your choice',
      blocks: [
        { control: 'embeds' },
        paragraph(
          'If your browser sends Global Privacy Control, we take it as “ask me first”, unless you choose otherwise here. The choice holds for this browser on this device.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'Browser settings',
      blocks: [
        paragraph(
          'Every browser can delete cookies and storage and can refuse them. This website works without either: every page can be read and every form can be sent.',
        ),
      ],
    },
    {
      id: 'more',
      title: 'More, and how to reach us',
      blocks: [
        paragraph(
          'What happens to the things you send us is explained in the ',
          { text: 'Privacy Policy', href: '/privacy' },
          '. Questions reach us here: ',
          ...contactDetails,
        ),
      ],
    },
  ],
};
