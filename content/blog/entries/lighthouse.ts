import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost, figure } from '@/content/blog/builders';

const drawing = addCaption(
  pictures.lighthouse,
  'lighthouseStorybook',
  'A lighthouse as a child would draw it. The real one is plainer: a white tower on iron legs.',
);
const eveningPier = addCaption(
  pictures.pier,
  'pierEveningBay',
  'Stay for the evening. The bay side faces west, and the light goes slowly.',
);

export const lighthouse = blogPost({
  id: 'lighthouse',
  createdAt: '2026-08-19T14:00:00Z',
  tags: ['localAttractions', 'dayTrips', 'historicPlaces', 'eleanorWhitfield'],
  fields: {
    title: 'A lighthouse, rebuilt twice',
    excerpt:
      'The most stubborn thing on this coast is a small white tower that storms, war and the sea could not get rid of.',
    author: 'Eleanor Whitfield',
    photo1: [drawing],
    content1: `<p>The Emerald Coast has few old buildings. The sand moves, the wind comes, and people here learned to build lightly. So when visitors ask for something with a history, we send them an hour and a half to the east, past Panama City, to a small white tower in a park in Port St. Joe. It was built at sea’s edge, rebuilt, rebuilt again, replaced, pushed inland, and in the end driven down the highway. It is the most stubborn thing we know.</p>
<h2>The cape that would not hold still</h2>
<p>Look at a map. East of Panama City the shore bends south into a long elbow, and at the point of the elbow lies Cape San Blas. Shoals run out from it for miles under the water. Every ship between New Orleans and the Florida Straits had to pass them, mostly at night, mostly guessing. In the 1840s Congress paid for a light.</p>
<p>The first tower, of brick, was finished in 1849. A storm took it in 1851. Masons built a second, and its lamp had burned for only some months when the hurricane of 1856 took that one too. They built a third, finished before the decade was out. So: built once, <strong>rebuilt twice</strong>, in ten years, on sand.</p>
<p>The third had better luck with the wind, and worse with people and the sea. In the Civil War its lamp was put out and its buildings damaged. It was repaired and lit again, and then the beach began to leave. Year by year the Gulf came closer, until the tower stood in the water. In 1882 it fell.</p>
<h2>Iron, on legs</h2>
<p>By then engineers had understood something that every dune knows: on this coast, what can’t move does not last. The fourth light was not a tower of brick at all. It was a skeleton of iron, eight legs braced with rods, a stair in a tube up the middle, and a lantern on top. The wind goes through it. And because it is bolted together, it can be taken apart.</p>
<p>That mattered almost at once. Even its journey south went wrong: the ship that carried the pieces is said to have sunk, and the iron had to be raised before it could be put up. It was lit in 1885, a good distance from the shore, and the shore set out to meet it. After the First World War the tower was moved a quarter of a mile back from the water, and the lamp burned on, tended by keepers, then by a switch, until it was put out for good in 1996.</p>
${figure(eveningPier)}
<h2>The last move</h2>
<p>In 2012, after more storms, the sea had come so near that the place was closed to visitors. There was one way left to save it. In July 2014 the tower was laid on its side on a train of wheels, and with it went two keepers’ houses and a small brick oil shed. The convoy took most of a day to cover about a dozen miles, while crews lifted the power lines ahead of it and people stood at the roadside to see a lighthouse go by.</p>
<p>It stands now in a waterfront park in Port St. Joe, upright and repainted, looking over a bay and guarding nobody. On some days you can climb it. The stairs are narrow and steep, children must be above a certain height, and the view from the gallery is the whole story at a glance: the bay, the long arm of sand, and the gap in the horizon where three brick towers lie under the water.</p>
<h2>How to make a day of it</h2>
<ul>
<li><strong>Mind the clock.</strong> Port St. Joe keeps Eastern time. You lose an hour on the way and find it again going home, so a tower that opens at eleven opens at ten by your watch.</li>
<li><strong>Call first.</strong> Opening days and climbing hours change with the season and with the weather.</li>
<li><strong>Bring a picnic.</strong> The park is green and flat, and there are tables and a breeze.</li>
<li><strong>Go on to the sand.</strong> Salinas Park and the state park on the St. Joseph Peninsula lie farther along the cape, and the beaches there are as quiet as 30A was two generations ago. Storms have closed parts of the peninsula in recent years; <a href="https://www.floridastateparks.org/">Florida State Parks</a> says what is open.</li>
<li><strong>Fill the tank</strong> in Panama City, and your water bottles too.</li>
</ul>
<p>The drive back follows the coast through Mexico Beach, which Hurricane Michael flattened in October 2018 and which has been rebuilding since. Stop and buy something. It is the same story, told in houses.</p>
<h2>What it teaches</h2>
<p>We look after homes within sight of that same Gulf, and we think about the tower more often than you would expect. It was not saved by being heavy. It was saved by being bolted where others were mortared, by people who kept looking at the distance to the water, and by a town that decided it was worth the trouble of moving.</p>
<p>Elevation, good connectors, a plan, and neighbors: it is the advice we give every owner before the first of June. If you own a home here, <a href="/blog/after-the-storm-the-first-24-hours">the first 24 hours after a storm</a> is the page to print. If you only came for the week, climb the stairs, hold the rail, and look for the place where the sea is a slightly darker green.</p>
<p>Nearer to your door there is plenty that needs no car at all: start with <a href="/blog/the-quiet-lakes-behind-the-dunes">the quiet lakes</a>, or see what else we file under <a href="/blog/category/local-attractions">Local Attractions</a>.</p>`,
  },
});
