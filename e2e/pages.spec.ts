import { company, postalAddress } from '@/content/company';
import { regions } from '@/content/regions';
import { hasSampleHomes, priceTerms, rentals, sampleHomesNote } from '@/content/rentals';
import { allPaths, oneOfEachLayout } from './support/pages';
import { expect, expectFits, hydrateIslands, reportViolations, test } from './support/test';

const contactLinks = [`tel:${company.phone.e164}`, `mailto:${company.email}`];
const homesTexts = [priceTerms, ...(hasSampleHomes ? [sampleHomesNote] : [])];
const [home] = rentals;
const partnerCrumbs = ['Home', 'For Owners', 'Partner with Us'];

/** What the pages of the list promise: breadcrumbs, texts and link targets that visitors would miss. */
const promises: Record<string, { crumbs?: string[]; texts?: string[]; links?: string[] }> = {
  '/': {
    texts: homesTexts,
    links: ['/vacation-rentals', ...regions.map(({ id }) => `/vacation-rentals?destination=${id}`)],
  },
  '/vacation-rentals': { crumbs: ['Home', 'Vacation Rentals'], texts: homesTexts },
  [`/vacation-rentals/${home?.id}`]: {
    crumbs: ['Home', 'Vacation Rentals', home?.title ?? ''],
    texts: homesTexts,
    links: ['/plans#net-calculator'],
  },
  '/partner': { crumbs: partnerCrumbs, links: ['/partner/sample-analysis'] },
  ...Object.fromEntries(
    regions.map(({ id, longName }) => [`/partner/${id}`, { crumbs: [...partnerCrumbs, longName] }]),
  ),
  '/plans': { links: ['/partner/sample-analysis'] },
  '/about': { crumbs: ['Home', 'About Us'] },
  '/contact': { crumbs: ['Home', 'Contact Us'], links: contactLinks },
  '/blog': { crumbs: ['Home', 'Blog'] },
  '/privacy': { texts: [postalAddress, company.phone.display] },
  '/thank-you': { links: [...contactLinks, '/blog', '/vacation-rentals', '/partner', '/'] },
};

for (const path of allPaths) {
  const isAlike = !oneOfEachLayout.includes(path);
  test(`${path} is complete${isAlike ? '' : ', accessible, keeps its policy and fits the screen'}`, {
    tag: '@any-screen',
  }, async ({ page }) => {
    const { crumbs, texts = [], links = [] } = promises[path] ?? {};
    await reportViolations(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/./);
    const trail = page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('listitem', { includeHidden: true });
    if (path !== '/') await expect(trail.first()).toHaveText('Home');
    if (crumbs) await expect(trail).toHaveText(crumbs);
    const main = page.getByRole('main');
    for (const text of texts) await expect(main).toContainText(text);
    for (const href of links) await expect(main.locator(`a[href="${href}"]`).first()).toBeAttached();
    if (isAlike) return;
    await hydrateIslands(page);
    await page
      .locator('main details')
      .evaluateAll((all) => all.map((details) => details.setAttribute('open', '')));
    await expectFits(page);
  });
}

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
