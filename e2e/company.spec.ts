import { expect, expectFits, test } from './support/test';

const pages = [
  { path: '/about', heading: 'Your Gulf Coast Vacation Rental Experts', crumbs: ['Home', 'About Us'] },
  { path: '/team', heading: 'The people who pick up the phone', crumbs: ['Home', 'About Us', 'Our Team'] },
  {
    path: '/mission',
    heading: 'Leave each home better than we found it',
    crumbs: ['Home', 'About Us', 'Our Mission'],
  },
  { path: '/contact', heading: 'Get in Touch', crumbs: ['Home', 'Contact Us'] },
];

for (const { path, heading, crumbs } of pages) {
  test(`${path} says what it is and where it stands, and is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(crumbs);
    await expectFits(page);
  });
}

test('someone reads who the company is', { tag: '@any-screen' }, async ({ page }) => {
  await page.goto('/about');
  for (const heading of ['Our Story', 'Generations of Memories', 'Join Us on Our Journey']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  const figures = page.getByRole('region', { name: 'The company in figures' });
  for (const text of [
    '2025',
    'Launch Year',
    '40+',
    'Years Combined Experience',
    '100%',
    'Quality Commitment',
  ]) {
    await expect(figures.getByText(text, { exact: true })).toBeVisible();
  }
  for (const value of [
    'Exceptional Service',
    'Quality Without Compromise',
    'Local Expertise',
    'Innovation & Growth',
  ]) {
    await expect(page.getByRole('heading', { name: value })).toBeVisible();
  }
});

for (const path of ['/about', '/team']) {
  test(`${path} introduces four people and says that they are sample data`, { tag: '@any-screen' }, async ({
    page,
  }) => {
    await page.goto(path);
    for (const role of ['Founder and CEO', 'Growth Advisor', 'Real Estate Advisor', 'Finance Advisor']) {
      await expect(page.getByText(role, { exact: true })).toBeVisible();
    }
    await expect(page.getByText('Sample data: names')).toBeVisible();
    await expect(page.locator('img[src*="team-"]').first()).toHaveAttribute('alt', '');
  });
}

for (const [path, kind] of [
  ['/about', 'about'],
  ['/contact', 'contact'],
] as const) {
  test(`a link to the form of ${path} lands below the header`, async ({ page }) => {
    await page.goto(`${path}#contact-form`);
    const section = page.locator('#contact-form');
    await expect(section.locator(`form[action="/api/leads/${kind}"]`)).toHaveCount(1);
    await expect(section.getByRole('heading').first()).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const top = (await section.getByRole('heading').first().boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  });
}

test('a question about a home brings the home, the dates and the party along', {
  tag: '@any-screen',
}, async ({ page }) => {
  await page.goto(
    '/contact?property=harbor-row-7&check-in=2031-05-14&check-out=2031-05-21&guests=3-4#contact-form',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'I would like to know when Harbor Row 7 is available. Check-in: 2031-05-14. Check-out: 2031-05-21. Guests: 3-4.',
  );
});

test('someone finds every way to reach us, and what happens after sending', { tag: '@any-screen' }, async ({
  page,
}) => {
  await page.goto('/contact');
  const ways = page.getByRole('list', { name: 'Ways to reach us' });
  await expect(ways.getByRole('link', { name: '(850) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+18505550142',
  );
  await expect(ways.getByRole('link', { name: 'hello@seaoatstays.example' })).toBeVisible();
  await expect(ways.getByText('100 Sea Oat Way, Suite 200')).toBeVisible();
  await expect(ways.getByText('Monday to Saturday')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Why choose Sea Oat Stays' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You hear from us within 24 hours.' })).toBeVisible();
});
