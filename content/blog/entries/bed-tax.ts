import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost, figure } from '@/content/blog/builders';

const townhouseRow = addCaption(
  pictures.townhouses,
  'townhousesLicenses',
  'Same street, same porches; possibly a city line between them. Check your own address.',
);

export const bedTax = blogPost({
  id: 'bedTax',
  createdAt: '2025-11-19T15:00:00Z',
  updatedAt: '2026-07-01T13:30:00Z',
  tags: ['rentalLicenses', 'bedTax', 'homeOwners', 'davidOkafor'],
  fields: {
    title: 'Bed tax and licenses, in plain words',
    excerpt:
      'The papers that a rented beach house needs, the two taxes that its guests pay, and which office wants what.',
    slug: 'bed-tax-and-licenses',
    author: 'David Okafor',
    photo1: [pictures.key],
    content1: `<p>Nobody bought a beach house for the paperwork. But a home that is rented by the night is, in the eyes of the state, a small hotel, and small hotels have licenses and pay taxes. There are about half a dozen papers. Each is simple by itself; what makes them hard is that they come from different offices, which do not talk to each other, and which each assume that you know about the rest.</p>
<p>This is a map, not legal or tax advice. Rates, forms and local rules change, sometimes in the middle of a year, so <strong>check with the county, the city and your accountant</strong> before you act on any of it. We left the rates out on purpose, so that you read them where they are kept up to date.</p>
<h2>Two taxes that guests pay</h2>
<p>When a stay is short, in Florida usually six months or less, the guest pays two taxes on top of the rent.</p>
<ol>
<li><strong>Sales tax</strong>, which goes to the state. Most counties add a local surtax to it. The <a href="https://floridarevenue.com/">Florida Department of Revenue</a> takes both and publishes the rate for each county.</li>
<li><strong>Tourist development tax</strong>, the one that everybody calls bed tax. It belongs to the county and pays for things such as beach care and visitor services. In many places it goes to a county office instead of the state. In Walton, Okaloosa and Bay counties, look first at the website of the clerk of court, and confirm there who collects it for your address today.</li>
</ol>
<p>Neither is your money. You collect it, hold it for a few weeks and pass it on. That is why it should stand on a line of its own in <a href="/blog/how-to-read-an-owner-statement-in-five-minutes">your owner statement</a>, and why it should never be spent in between.</p>
<h3>On what, exactly?</h3>
<p>On the rent, and as a rule on charges that the guest has to pay in order to stay, such as cleaning. Refundable deposits and things that are truly optional may be treated differently. This is where honest people get it wrong, so ask about each fee that you charge, by name.</p>
<h3>Doesn’t the booking site do it?</h3>
<p>In part, perhaps. Large booking platforms collect some taxes in some counties and leave others to you, and the arrangement can differ from one platform to the next, and for bookings that reach you directly. Find the tax page of each platform you use, print it with the date, and compare it with what you file. If a platform has paid a tax, you usually still report the stay. If it has not, the bill is yours, with a penalty.</p>
<h2>The license from the state</h2>
<p>A whole house or condominium needs a vacation rental license when it is rented more than three times in a calendar year for stays of less than thirty days or one calendar month, whichever is less, or when it is advertised as a place that is regularly rented to guests. The license comes from the Department of Business and Professional Regulation, is renewed every year, and its number belongs in your listing. Its <a href="https://www2.myfloridalicense.com/hotels-restaurants/licensing/vrtsp-guide/">guide to vacation rentals</a> is short and readable.</p>
<p>A management company may hold one license that covers a group of homes. If yours does, ask for the number, and ask what happens to it when you leave.</p>
${figure(townhouseRow)}
<h2>And then the county and the city</h2>
<p>Here the map gets local. Counties and cities on this coast have short-term rental programs of their own, with registration, a fee, a posted number for complaints, limits on occupancy and parking, and sometimes an inspection. Walton County has a certificate; the cities of Destin and Panama City Beach have had registration or inspection requirements of their own. A mailing address tells you little: “Destin” on the envelope can lie outside the city. Look up the parcel on the property appraiser’s map, see whose ground it is, and read that government’s page.</p>
<p>While you are there, look for the rules that guests trip over: how many cars, where the trash cans stand and on which days, quiet hours, golf carts, fires on the beach. Put them in the house book. Guests would rather know.</p>
<h2>The papers that are not the government’s</h2>
<ul>
<li><strong>The association.</strong> Its documents may limit how short a stay may be, or forbid renting altogether, whatever the county allows.</li>
<li><strong>The insurer.</strong> A policy for a second home may not cover a rented one. Tell them in writing that you rent, and keep the answer.</li>
<li><strong>The lender.</strong> Some mortgages have an opinion.</li>
<li><strong>The homestead exemption.</strong> If the home is your permanent residence, renting it can put the exemption at risk. Ask the property appraiser before the first guest arrives.</li>
</ul>
<h2>A calendar that works</h2>
<ul>
<li><strong>Before the first guest:</strong> state license, county and city registration, tax accounts, insurance, association.</li>
<li><strong>Every month or quarter,</strong> as your accounts are set: both tax returns, also when nothing was rented. A return of zero is still a return.</li>
<li><strong>Once a year:</strong> renew the license and the registrations, test smoke and carbon monoxide alarms, put a new date on the fire extinguisher, read one page of your own rules aloud.</li>
<li><strong>When anything changes,</strong> a new owner, a new manager, an extra bedroom: tell all of them. They will not tell each other.</li>
</ul>
<h2>Who should do it</h2>
<p>You can. It takes about two hours a month and a calm temper, and there is some satisfaction in it. A manager can do it for you, and then the contract should say which filings are theirs, which are yours, and who pays if one is late. What works badly is the third way, in which each believes that it is the other.</p>
<p>Keep everything for as long as your accountant tells you to. Keep it by year, in the order of this page. If someone from the county ever calls, be friendly, send the folder, and go to the beach.</p>
<p>If you would like to see where these lines sit among the other things we take on, have a look at the <a href="/plans">plans</a>, or <a href="/contact#contact-form">ask us</a>. We will tell you what we would ask the county, and give you the number to call.</p>`,
  },
});
