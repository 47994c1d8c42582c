import { pictures } from '@/content/blog/assets';
import { addCaption, top5BlogPost } from '@/content/blog/builders';
import { doc, h2, p } from '@/content/blog/rich-text';

export const stateParks = top5BlogPost({
  id: 'stateParks',
  createdAt: '2026-04-15T14:00:00Z',
  updatedAt: '2026-04-16T09:10:00Z',
  tags: ['stateParks', 'hikingTrails', 'beachAccess', 'duneLakes', 'stAndrews'],
  fields: {
    title: 'Five state parks within an hour',
    excerpt: 'Five places where this coast looks as it did before there was a road, from west to east.',
    author: 'Eleanor Whitfield',
    openingParagraph: doc(
      p(
        'A good part of this coast looks as it did before there was a road, and that is no accident. People fought for it, mile by mile, and what they won is open to you for a few dollars a car. From a home anywhere near the middle of it, each of these five parks is within an hour’s drive; from many, one of them is ten minutes away.',
      ),
      p(
        'Florida’s state parks are, as a rule, open every day of the year from eight until sundown. Storms, repairs and full parking lots make exceptions, so look at [floridastateparks.org](https://www.floridastateparks.org/) before you set out, and arrive before ten in the season. I have listed them from west to east.',
      ),
    ),
    photo1: addCaption(
      pictures.seaOats,
      'seaOatsTopsail',
      'Sea oats at the end of the day. Their roots are what holds the hill up.',
    ),
    p1: doc(
      h2('1. Topsail Hill Preserve'),
      p(
        'The wildest of them. More than sixteen hundred acres of tall dunes, old longleaf pines and coastal dune lakes lie at the west end of 30A, and three miles of beach with no building on it. The dune that gives the park its name shows like a sail from the sea.',
      ),
      p(
        'Cars stay inland. You walk, cycle, or take the tram when it runs, and the distance is what keeps the sand empty. Go for the trail past Morris Lake and Campbell Lake early in the day, with water and a hat, for there is little shade; look for pitcher plants in the wet places in spring. Best for people who say that they like to be alone. [Park page](https://www.floridastateparks.org/parks-and-trails/topsail-hill-preserve-state-park).',
      ),
    ),
    photo2: addCaption(
      pictures.kayaks,
      'kayaksGrayton',
      'A lake on one side, the Gulf on the other, and a launch between.',
    ),
    p2: doc(
      h2('2. Grayton Beach'),
      p(
        'The one that has everything: a mile of Gulf beach, Western Lake with its launch, nature trails through scrub bent flat by the wind, a campground, and the view of pines reflected in brown water that you have seen on a hundred postcards. It is in the middle of 30A, so it fills first.',
      ),
      p(
        'Come at eight, put a kayak in the lake, and be at the beach when the others begin to look for parking. The trail through the dunes is short enough for a four-year-old, and at its far end the oaks are no taller than the child: they have been pruned by salt. [Park page](https://www.floridastateparks.org/parks-and-trails/grayton-beach-state-park).',
      ),
    ),
    photo3: addCaption(
      pictures.boardwalk,
      'boardwalkDeerLake',
      'One long walk over the dunes, and then nothing to do but arrive.',
    ),
    p3: doc(
      h2('3. Deer Lake'),
      p(
        'Small, easy to drive past, and the one I send people to who have a single hour. A boardwalk leads from the parking area over the crests of the dunes, with the lake on one hand and the whole Gulf ahead, and ends at a beach where you may count the other people on your fingers.',
      ),
      p(
        'There is no kiosk with ice cream and not much shade. Bring what you need and carry it out. North of the road the park goes on, in a part that most visitors never see: pine and cypress, and wet prairie with flowers that grow in few other places. [Park page](https://www.floridastateparks.org/parks-and-trails/deer-lake-state-park).',
      ),
    ),
    photo4: addCaption(
      pictures.cottage,
      'cottageCampHelen',
      'People have come to this corner for their vacations for a long time, first by boat.',
    ),
    p4: doc(
      h2('4. Camp Helen'),
      p(
        'Between Inlet Beach and Panama City Beach, where Lake Powell meets the Gulf, a textile company from Alabama once kept a resort for the people who worked in its mills. The lodge and cottages are still there, among live oaks, and you can walk from them down to the lake and along it to the sea.',
      ),
      p(
        'The way to the beach is longer than it looks, through deep sand, and the outfall moves, so check how it runs before you plan to wade. In return you have one of the largest dune lakes in the state, water on three sides, and shade for lunch. Best for those who want a story with their walk. [Park page](https://www.floridastateparks.org/parks-and-trails/camp-helen-state-park).',
      ),
    ),
    photo5: addCaption(
      pictures.pier,
      'pierStAndrews',
      'Evening on the bay side, when the day visitors have gone home.',
    ),
    p5: doc(
      h2('5. St. Andrews'),
      p(
        'At the eastern tip of Panama City Beach, between the Gulf, the ship channel and a lagoon. Behind the rock jetty lies a pool of calm, clear water, which is where half the county learned to snorkel. There are places to fish from, a pine trail with alligators to look at from a respectful distance, and in season a boat across to Shell Island, which is sand, dolphins and nothing else.',
      ),
      p(
        'Bring masks, shoes for the rocks, and more patience for the gate than at the others. Stay well out of the channel: the current is strong, and the ships do not stop. Best with children between six and sixteen. [Park page](https://www.floridastateparks.org/parks-and-trails/st-andrews-state-park).',
      ),
    ),
    closingParagraph: doc(
      p(
        'Five rules cover all five parks. Stay on the boardwalk or the trail. Pick nothing, least of all sea oats, which the law protects. Feed nothing. Read [the flag](/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you) before you swim; few of these beaches have a lifeguard. And take home one more piece of litter than you brought.',
      ),
      p(
        'If you have a sixth day, go back to the one that you left too early. It will be [Grayton at dawn](/blog/the-quiet-lakes-behind-the-dunes), or Topsail in the rain. Homes within a short drive of each are on [our list](/vacation-rentals), and we are glad to say which park is next to which.',
      ),
    ),
  },
});
