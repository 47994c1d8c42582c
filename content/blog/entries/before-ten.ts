import { pictures } from '@/content/blog/assets';
import { addCaption, top5BlogPost } from '@/content/blog/builders';
import { doc, h2, p, toEntry } from '@/content/blog/rich-text';
import { nineteenMiles } from './nineteen-miles';

/** Mixes strings and rich text, as spaces with old and new entries do. */
export const beforeTen = top5BlogPost({
  id: 'beforeTen',
  createdAt: '2026-07-08T14:00:00Z',
  tags: ['outdoorActivities', 'earlyMornings', 'withChildren'],
  fields: {
    title: 'Five things to do before ten in the morning',
    excerpt:
      'Before ten the sand is cool, the water is flat and parking is easy. Five things to do while the others sleep.',
    openingParagraph:
      'In July the day has two good ends and a middle that belongs to the air conditioner. The evening end is crowded. The morning end is free, and hardly anybody takes it. From first light to about ten the sand is cool, the water is flat, the parking is easy, and the whole coast smells of salt and somebody else’s bacon. None of the five things below costs much; three cost nothing. Go to bed a little earlier. You will be back before the pancakes are cold.',
    photo1: addCaption(
      pictures.umbrellas,
      'umbrellasMorning',
      'By ten it looks like this. At seven it is only the foam.',
    ),
    p1: doc(
      h2('1. Swim before the umbrellas'),
      p(
        'The sea breeze does not get up until the land has warmed, so the first hours are often the calmest of the day, and the clearest: on a quiet morning you can stand in water to your chest and count your toes. Rays come in close then, and now and again a turtle lifts its head like a thumb.',
      ),
      p(
        'Most lifeguards are not yet on duty at that hour, so go two by two, stay where you can stand, and read [the flag](/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you) from the day before with doubt: wait until you see the new one. If there has been thunder in the night, give the sea an hour.',
      ),
    ),
    photo2: addCaption(
      pictures.bikes,
      'bikesMorning',
      'Baskets are for bread. Everything else is a backpack.',
    ),
    p2: doc(
      h2('2. Ride to breakfast'),
      p(
        'Choose the bakery that is farther away than the one you like best, and earn it. On 30A the path runs past a dozen of them; in Panama City Beach the trails of Conservation Park and the paths around it are flat, shady and almost empty at seven. Order one thing that you can’t pronounce, and something for whoever stayed in bed.',
      ),
      p(
        'If it goes well, there are ',
        toEntry('nineteen miles of it', nineteenMiles),
        '. The rules of the path are short, and a bell is one of them.',
      ),
    ),
    photo3: addCaption(
      pictures.fishingBoat,
      'boatMorning',
      'Nothing is asked of you. Bring coffee and stand where you are not in the way.',
    ),
    p3: `## 3. See the boats go out

Between half past five and seven the harbor in Destin is the most interesting street in Florida. Ice rattles down chutes, bait comes by the bucket, mates who have been up since three tell each other lies, and then one boat after the other backs out, turns, and goes through the pass with its lights still on.

It costs nothing to watch. Stand on the boardwalk or on the bridge side, keep the children by the hand, and ask nobody anything until the lines are off. If they want to know who caught what, come back **in the afternoon**, when the fish are hung up and everyone has time. And if one of them says *could we go too?*, read [what the captains wish you knew](/blog/what-the-charter-captains-wish-you-knew) before you call.`,
    photo4: addCaption(
      pictures.kayaks,
      'kayaksMorning',
      'Before the breeze, a lake will carry a whisper from one bank to the other.',
    ),
    p4: `## 4. Paddle something flat

The dune lakes behind 30A, Grand Lagoon and St. Andrew Bay at Panama City Beach, the bayous on the north side of Destin: all of them lie still at seven and are choppy by eleven. Rental shops will often bring boards and kayaks to a launch the evening before, if you ask.

- Life jackets on, not under the seat.
- A leash for each paddle, a line for each board.
- Turn back at the first breeze, while it is still behind you.

Which lake, and why it is brown, is in [the quiet lakes behind the dunes](/blog/the-quiet-lakes-behind-the-dunes).`,
    photo5: addCaption(
      pictures.boardwalk,
      'boardwalkMorning',
      'The best shells are gone by nine. So is the cool of the boards under your feet.',
    ),
    p5: `## 5. Read the sand

The night writes on the beach, and the first people down can read it. Ghost crabs leave a row of commas. A raccoon leaves hands. Shorebirds print arrows that point the wrong way. From May to August you may come upon a track as wide as a tractor’s, up from the water and back again: a sea turtle, hours ago. Step around it, touch nothing, take no markers, and leave it for the volunteers, who walk at dawn and need to see it whole. The [state’s pages on sea turtles](https://myfwc.com/research/wildlife/sea-turtles/) explain what they are looking for.

Take a bucket, and two bags: one for empty shells, one for whatever does not belong there. The child with the fuller second bag chooses the breakfast.`,
    closingParagraph:
      'Then come home, rinse off under the outdoor shower, pull down the blinds and let the middle of the day go by without you. Read. Sleep. Cut a melon. At four, when the others are carrying their chairs back to the car with red shoulders, you will be on the way down again. If you are still looking for a house that is near enough to the water for this, begin with [our homes](/vacation-rentals) and ask how many steps it is to the sand. We have counted.',
  },
});
