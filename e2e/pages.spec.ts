import { plansPage } from '@/content/plans-page';
import { referralPage } from '@/content/referral-page';
import { referralReward } from '@/content/referral-reward';
import { calendarNotes, rentalPage } from '@/content/rental-pages';
import { priceTerms, rentals, sampleHomesNote } from '@/content/rentals';
import { formatDollars } from '@/lib/rentals/labels';
import { article, findAllPaths } from './support/pages';
import { expect, expectFits, hydrateIslands, reportViolations, test } from './support/test';

const companyCrumbs = ['Home', 'About Us'];
const ownerCrumbs = ['Home', 'For Owners'];
const partnerCrumbs = [...ownerCrumbs, 'Partner with Us'];
const homeCrumbs = ['Home', 'Vacation Rentals'];
const legalText = ['Last updated August 2025', '100 Sea Oat Way, Suite 200', '(850) 555-0142'];
const teamText = [
  'Founder and CEO',
  'Growth Advisor',
  'Real Estate Advisor',
  'Finance Advisor',
  'Sample data: names',
];
const [phone, email] = ['tel:+18505550142', 'mailto:hello@seaoatstays.example'];
const onwardLinks = {
  'Read the Gulf Coast Guide': '/blog',
  'Browse vacation rentals': '/vacation-rentals',
  'Back to Home': '/',
};
const thankYouLinks = { 'Call us': phone, 'Email us': email, 'Partner with us': '/partner', ...onwardLinks };
const sampleLink = { 'See a sample analysis': '/partner/sample-analysis' };
const browseLinks = {
  'Browse 30A': '/vacation-rentals?destination=30a',
  'Browse Destin': '/vacation-rentals?destination=destin',
  'Browse Panama City Beach': '/vacation-rentals?destination=pcb',
  'Check Availability of Sea Oat Cottage': '/vacation-rentals/sea-oat-cottage#stay',
};

type Row = [
  path: string,
  heading: string | RegExp,
  crumbs: string[],
  words: string[],
  links?: Record<string, string>,
];

/** Each page with its heading, breadcrumbs, required text, and link targets. */
const pages: Row[] = [
  [
    '/',
    /^Vacation Rentals On Florida/,
    [],
    [...rentals.flatMap(({ title, price }) => [title, formatDollars(price)]), priceTerms, 'Sample homes'],
    { 'View More Properties': '/vacation-rentals', ...browseLinks },
  ],
  ['/partner', /./, partnerCrumbs, ['Get Your Free Revenue Analysis', 'Book a Time'], sampleLink],
  ['/partner/30a', /30A/, [...partnerCrumbs, '30A Corridor'], ['Get Your Free Revenue Analysis']],
  ['/partner/destin', /Destin/, [...partnerCrumbs, 'Destin'], ['Get Your Free Revenue Analysis']],
  [
    '/partner/pcb',
    /Panama City Beach/,
    [...partnerCrumbs, 'Panama City Beach'],
    ['Get Your Free Revenue Analysis'],
  ],
  ['/book-a-time', 'Book a Time', [...partnerCrumbs, 'Book a Time'], ['Choose a day', 'Your name']],
  [
    '/plans',
    'Choose Your Management Plan',
    [...ownerCrumbs, 'Management Plans'],
    [plansPage.offer.title, ...plansPage.offer.items, plansPage.toggleNote],
    sampleLink,
  ],
  [
    '/referral',
    'Know an owner? Make the introduction.',
    [...ownerCrumbs, 'Referral Program'],
    [
      ...['Property owners', 'Real estate agents', 'Business partners', 'Minimum 1-year management contract'],
      ...['No self-referrals', 'Only Emerald Coast properties', 'Unlimited referrals'],
      ...[referralReward.label, referralPage.reward.when, 'New to us', 'With their consent'],
      ...['Ask the owner', 'Send the form', 'We talk with them', 'You are paid'],
    ],
  ],
  [
    '/about',
    'Your Gulf Coast Vacation Rental Experts',
    companyCrumbs,
    [
      ...['Our Story', 'Generations of Memories', 'Join Us on Our Journey', '2025', 'Launch Year', '40+'],
      ...['Years Combined Experience', '100%', 'Quality Commitment', 'Exceptional Service'],
      ...['Quality Without Compromise', 'Local Expertise', 'Innovation & Growth', ...teamText],
    ],
  ],
  ['/team', 'The people who pick up the phone', [...companyCrumbs, 'Our Team'], teamText],
  ['/mission', 'Leave each home better than we found it', [...companyCrumbs, 'Our Mission'], []],
  [
    '/contact',
    'Get in Touch',
    ['Home', 'Contact Us'],
    [
      ...['100 Sea Oat Way, Suite 200', 'Monday to Saturday', 'Why choose Sea Oat Stays'],
      'We reply within 24 hours.',
    ],
    { '(850) 555-0142': phone, 'hello@seaoatstays.example': email },
  ],
  [
    '/vacation-rentals',
    /./,
    homeCrumbs,
    [`${rentals.length} homes`, 'Harbor Row 7', 'The Butter Bungalow', 'Sample homes:', 'before taxes'],
    browseLinks,
  ],
  ...rentals.map(
    ({ id, title, location, sleeping, amenities, rules }): Row => [
      `/vacation-rentals/${id}`,
      title,
      [...homeCrumbs, title],
      [
        ...[location, sampleHomesNote, ...sleeping.map(({ name }) => name)],
        ...amenities.flatMap(({ items }) => items.map(({ label }) => label)),
        ...[
          priceTerms,
          calendarNotes.sample,
          rules.whoBooks,
          rules.cancellation,
          rules.hurricane,
          rentalPage.guide,
        ],
      ],
      { 'What would you keep?': '/plans#net-calculator' },
    ],
  ),
  ['/privacy', 'Privacy Policy', ['Home', 'Privacy Policy'], [...legalText, 'children under 13']],
  [
    '/terms',
    'Terms of Service',
    ['Home', 'Terms of Service'],
    [...legalText, 'binding arbitration', 'Florida law governs these terms', 'children under 13'],
  ],
  ['/cookies', 'Cookie Policy', ['Home', 'Cookie Policy'], legalText],
  ...['', '/about', '/contact', '/partner', '/referral'].map((form): Row => {
    const links = form === '/partner' ? { ...thankYouLinks, ...sampleLink } : thankYouLinks;
    return [`${form}/thank-you`, /^Thank you/, ['Home', 'Thank You'], ['Within 24 hours'], links];
  }),
  ['/marketing/thank-you', 'Welcome, Gulf Coast Insider', ['Home', 'Welcome'], [], onwardLinks],
  ['/blog', 'Gulf Coast Living', ['Home', 'Blog'], ['Featured Article', 'Latest Articles']],
  ['/blog/page/2', /./, ['Home', 'Blog', 'Page 2'], []],
  ['/blog/category/vacation-tips', /./, ['Home', 'Blog', 'Vacation Tips'], ['Vacation Tips Articles']],
  [article, 'The quiet lakes behind the dunes', ['Home', 'Blog', 'The quiet lakes behind the dunes'], []],
  ['/search', /./, ['Home', 'Blog', 'Search'], []],
  ['/portal', "Owner's Portal", [...ownerCrumbs, "Owner's Portal"], []],
];

/** Pages with the same layout as others in the list. Only their text and links are checked. */
const similarPages =
  /^\/(partner\/(destin|pcb)|vacation-rentals\/[hb].*|privacy|((about|contact|referral|marketing)\/)?thank-you)$/;

for (const [path, heading, crumbs, words, links = {}] of pages) {
  const isAlike = similarPages.test(path);
  test(`${path} is complete${isAlike ? '' : ', accessible, keeps its policy and fits the screen'}`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    await reportViolations(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const trail = page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem', { includeHidden: true });
    await expect(trail).toHaveText(crumbs);
    const main = page.getByRole('main');
    for (const text of words) await expect(main).toContainText(text);
    for (const [name, href] of Object.entries(links))
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    if (path.endsWith('/thank-you'))
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    if (isAlike) return;
    await hydrateIslands(page);
    await page
      .locator('main details')
      .evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
    await expectFits(page);
  });
}

test('the list of pages in this file has every type of page', { tag: '@any-screen' }, async ({ baseURL }) => {
  const tested = pages.map(([path]) => path);
  // Pages that need no row: samples.spec.ts and rare-pages.spec.ts test two of them. The rest are articles and
  // categories: the list has one of each.
  const elsewhere = /^\/(partner\/sample-analysis|no-such-page)$|^\/blog\/(category\/)?[^/]+$/;
  const paths = await findAllPaths(baseURL ?? '');
  expect(paths.filter((path) => !tested.includes(path) && !elsewhere.test(path))).toEqual([]);
});

test('links to a form scroll its heading below the header', async ({ page }) => {
  for (const address of [
    ...['/partner#revenue-analysis', '/about#contact-form', '/partner#book-a-time'],
    ...['/contact#contact-form', '/referral#referral-form'],
  ]) {
    await page.goto(address);
    const heading = page
      .locator(address.slice(address.indexOf('#')))
      .getByRole('heading')
      .first();
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    await expect.poll(async () => (await heading.boundingBox())?.y, address).toBeGreaterThan(bottom);
  }
});
