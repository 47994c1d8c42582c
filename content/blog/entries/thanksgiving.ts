import { pictures } from '@/content/blog/assets';
import { blogPost } from '@/content/blog/builders';

/** Plain text with the light markup that editors type. */
export const thanksgiving = blogPost({
  id: 'thanksgiving',
  createdAt: '2026-11-05T15:00:00Z',
  tags: ['holidayWeek', 'familyGatherings', 'thanksgiving'],
  fields: {
    title: 'Thanksgiving by the Gulf: a plan for twelve',
    excerpt:
      'A house by the sea, twelve people between two and eighty, and a plan from Wednesday to Sunday that nobody notices.',
    author: 'Hannah Reyes',
    photo1: [pictures.footprints],
    content1: `Somebody in the family has said it: *what if we didn’t do it at anyone’s house this year?* It is the best idea that anyone had since the second oven. Thanksgiving on this coast is mild, quiet and half empty, the light is the loveliest of the year, and there is a beach to walk off the pie on. All it needs is a plan that nobody notices.

Here is ours, for twelve people between two and eighty, from Wednesday to Sunday.

## Two months before: the house

Count beds by people, not by number. A couple with a baby wants a door that shuts. Grandparents want the ground floor, or an elevator, and a bathroom that is theirs. Teenagers want to be as far from everyone as the walls allow, and will sleep on anything.

Then count chairs. A house that sleeps twelve does not always seat twelve, so ask for a picture of the table. Ask three more things while you are at it:

- How many ovens, and how wide? Some are built for a pizza. A turkey needs more room than you think.
- Is there a grill, and may it be used where it stands?
- How cold does the pool get, and what does it cost to heat?

If you would rather have two smaller houses next to each other, say so. It is often easier to find, and everyone likes each other better by Saturday. [Our homes](/vacation-rentals) can be filtered by guests, and if you [tell us who is coming](/contact#contact-form), we will say which would suit.

## One month before: the bird

Order it. Grocery stores here are good, but the week is busy and the large ones go. A frozen turkey wants **a full day in the refrigerator for every four or five pounds**, so one of fifteen pounds must be in the house by Monday, or in a cooler on the way. If you arrive on Wednesday, buy it fresh, or buy two breasts and be done by noon.

Or break with it. Nobody has ever complained about [a shrimp boil on newspaper](/blog/five-suppers-to-cook-on-a-porch), with cornbread dressing on the side. Some families do the bird on Thursday and the boil on Friday, and only speak of the Friday.

## Wednesday: arrive gently

Don’t cook. The first to arrive turns on the lamps and puts a pot of soup on the stove, brought from home, frozen, in the cooler where it kept everything else cold. Those who come late eat it in their socks.

Walk down to the water before bed, all of you, with one flashlight. It will be darker than you are used to. Look up.

## Thursday: the day itself

1. **Seven o’clock.** The early ones go out with coffee. The beach belongs to pelicans.
2. **Nine o’clock.** The oven goes on. One cook, one helper, everyone else out of the kitchen.
3. **Ten o’clock.** Something that moves: [bicycles to the lake and back](/blog/nineteen-miles-of-path-30a-by-bicycle), or a game of touch football at low tide. Losers wash up.
4. **One o’clock.** A bowl of boiled shrimp on the porch, so that nobody comes to the table grumpy.
5. **Half past two.** Dinner, early on purpose.
6. **Half past four.** Leave the dishes. The sun sets before five in late November, Central time, and you have come a long way to see it.
7. **Six o’clock.** Dishes, pie, cards, in any order.

An early dinner is the secret of the whole thing. It puts the walk in the last hour of light, and it gives the small ones their evening.

## Friday: nothing, on purpose

Leave the car where it is. Turkey sandwiches on the beach at noon, in sweaters. The Gulf is about as warm as a cold bath by now: one uncle will go in, and he should be timed and applauded. Look at [the flag](/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you) first, even for him. In winter many towers have no lifeguard.

If it rains, there are puzzles, and there is a nap.

## Saturday: choose one

- **For those who walk:** a state park, with a thermos. We described [five of them](/blog/five-state-parks-within-an-hour).
- **For those who fish:** a half day on the bay. It is calm inside even when the Gulf is not; [the captains](/blog/what-the-charter-captains-wish-you-knew) would like a word first.
- **For those who shop:** the small towns hang up their lights around this weekend, and there are usually concerts, markets and a tree. Look at the calendar of [Visit South Walton](https://www.visitsouthwalton.com/) that week, since dates change from year to year.
- **For those who stay:** the porch, the book, the second pie.

Come back together for supper, and take the picture then: everyone on the steps, in the order of age, with the oldest in the only comfortable chair.

## Sunday: leave well

Strip the beds if you were asked to, start the dishwasher, take the leftovers and the trash. Walk through every room once with the lights on, because the charger is behind the bed and the bear is under it. Read [what to pack, and what to leave](/blog/what-to-pack-for-october-and-what-to-leave), and note what you carried here and did not use.

Then let one person say, at the door, what the best minute was. Go around. The two-year-old will say *the bird*, and mean the pelican.

## A note on the weather

Late November can be 75 degrees or 45, sometimes on the same day. Hurricane season ends on the last day of the month, and storms so late are rare. The wind is the thing to pack for. Bring one warm layer more than you believe in, and look at [the forecast](https://www.weather.gov/) on Tuesday, when it begins to be true.`,
  },
});
