import { pictures } from '@/content/blog/assets';
import { blogPost } from '@/content/blog/builders';

/** Plain text with the light markup that editors type. */
export const octoberPacking = blogPost({
  id: 'octoberPacking',
  createdAt: '2026-09-16T14:00:00Z',
  updatedAt: '2026-09-18T09:45:00Z',
  tags: ['packingList', 'fallSeason', 'beachWeather'],
  fields: {
    title: 'What to pack for October, and what to leave',
    excerpt:
      'One season by day and another at night: the bag we would pack for the best month on this coast.',
    author: 'Hannah Reyes',
    photo1: [pictures.dawnWalk],
    content1: `October is the month we keep for our own families. The schools are back, the road is clear, the Gulf still remembers August, and the evenings have an edge to them. It is also the month for which people pack worst: half of them for a summer that is over, the other half for a fall that has not come.

Here is the bag we would pack ourselves, for a week and one person, and what we would leave at home without a second thought.

## What the weather does

Most October days end up somewhere around 80 degrees, and most nights in the 60s. The water is often still warm enough to swim in without a gasp, and cools as the month goes on. The air is drier than in summer. Then, about once a week, a cold front comes through: an afternoon of wind and rain, then two days so clear that you can see the curve of the coast, with a morning in the 50s.

So you are packing for **one season in the day and another at night**, with a single change of mind in the middle. Look at the forecast of the [National Weather Service](https://www.weather.gov/) two days before you leave. Anything older is fiction.

Hurricane season lasts until the end of November. October storms are not common, but they do happen. Read the cancellation terms when you book, think about travel insurance before a storm has a name, and know where the [National Hurricane Center](https://www.nhc.noaa.gov/) keeps its map.

## What to pack

- **Two swimsuits.** One is always wet.
- **A long-sleeved shirt for the sun.** It is lower in October, and people forget it. It burns all the same.
- **A sweater you would wear to dinner.** The porch at nine o’clock is the best room in the house, and the coldest.
- **One pair of long pants**, for the front that comes through and for mosquitoes at dusk by the lakes.
- **A light rain jacket.** Leave the umbrella: the wind will have it.
- **Closed shoes that may get sandy.** For the trails, the bicycle, the boat.
- **Polarized sunglasses.** With them you can see the fish. Without them you see the sky twice.
- **A small flashlight with a red setting.** Sea turtles may still be hatching until the end of the month, and white light on the beach leads them the wrong way.
- **A book you have been meaning to read.** There is time.

## What to leave

- *The beach tent.* Where you may put one up, and how large, depends on the beach; and in an October wind it is a kite with your towels in it. A low chair and a hat do the same work.
- *Beach towels, pots, spices, paper goods.* Ask your host for the list of what is in the house. We send ours with the booking, down to the number of wine glasses.
- *A whole shelf of sunscreen.* One good bottle for the week. You can buy the next one here.
- *The second cooler.* You will carry it up once and down once.
- *Good jewelry.* The Gulf has a great deal of it already.
- *Formal shoes.* There are fine dinners on this coast, and nobody looks down.

## For the children

Pack one more set of clothes than there are days, and one pair of shoes fewer. Bring the stuffed animal. Bring goggles, because the water is at its clearest now, and a net with a short handle. Leave the big inflatables: an offshore wind follows every front, and it will take a flamingo and its rider out faster than you can swim. Read [what each flag on the beach asks of you](/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you) with them on the drive. They will enforce it better than any lifeguard.

## For a baby

Cribs, high chairs and gates can be borrowed or rented almost anywhere on this coast. Ask first, and you save the roof rack. Bring the sheet from home, unwashed. It smells right, and so the first night goes better.

## The bag in the car

Arrival is where vacations go wrong. You are early, the house is not ready, and everything you need is under everything else. Pack one bag that rides in front:

1. Swimsuits and one towel for each person, on top.
2. Sunscreen, hats, water, a snack that does not melt.
3. The door code and the address, on paper. Phones go flat on long drives.
4. A change of clothes for the smallest child, and a bag for what comes off.
5. Coffee for the first morning, with whatever your machine at home needs. The house has a coffee maker. It may not be your religion.

With that bag you can go straight to the sand. The house will be cooler, cleaner and yours when you come back.

## Things only October has

Monarch butterflies cross the Gulf in fall, and on still days after a front you can find them resting on the yellow flowers behind the dunes. The lakes lie still until noon: read about [the quiet lakes behind the dunes](/blog/the-quiet-lakes-behind-the-dunes) and put a dry bag on the list. The [bicycle path](/blog/nineteen-miles-of-path-30a-by-bicycle) is at its best, with the light coming low through the pines. The sun sets a little after six, so supper and sunset finally agree with each other.

## And on the way home

Leave some room. You will have a jar of something from [the Saturday market](/blog/saturday-at-the-market-with-a-cooler-and-no-list), a shell or two (empty ones, please; look inside first), and more sand than you can explain. Shake the bag out on the last step, not in the car.

If you are still looking for a week, October is when the good houses come free again. See [our homes](/vacation-rentals), or [tell us](/contact#contact-form) what you are hoping for. We answer within a day.`,
  },
});
