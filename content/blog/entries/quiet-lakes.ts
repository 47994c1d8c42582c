import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, h3, p, quote, ul } from '@/content/blog/rich-text';

export const quietLakes = blogPost({
  id: 'quietLakes',
  createdAt: '2026-10-14T14:00:00Z',
  updatedAt: '2026-10-20T15:30:00Z',
  tags: ['localAttractions', 'duneLakes', 'kayaking', 'hannahReyes', 'featuredPost'],
  fields: {
    title: 'The quiet lakes behind the dunes',
    excerpt:
      'Rare freshwater lakes, a few steps from the Gulf: when to go, where to put in, how to leave them.',
    author: 'Hannah Reyes',
    photo1: [
      addCaption(
        pictures.kayaks,
        'kayaksTannin',
        'Tea-colored in the middle, green at the edge: the color is tannin from the pines.',
      ),
    ],
    content1: doc(
      p(
        'Most people come to 30A for the water in front of them and never turn around. Behind the dunes, sometimes no more than a hundred yards from the surf, lies another shore altogether: still, dark, fringed with sawgrass, and so quiet that you hear a mullet jump on the far bank.',
      ),
      p(
        'South Walton has fifteen named coastal dune lakes along twenty-six miles of beach. Lakes like these are found in only a handful of places on earth. They are shallow, they hold mostly fresh water, and every so often, after heavy rain, one of them breaks through the sand and runs out to the Gulf. Locals call the channel an **outfall**. It can close again within days.',
      ),
      h2('Why the water is brown, and why that is good'),
      p(
        'The first thing a child will ask is whether the lake is dirty. It is not. Rain drips through pine needles, oak leaves and palmetto, and steeps them as you would steep tea. The tannin stains the water, and the sand under it does the rest: gold in the shallows, copper at your knees, black where the bottom drops away.',
      ),
      p(
        'When an outfall opens, the trade runs both ways. Lake water goes out to sea; salt water, and whatever swims in it, comes in. So the same lake may hold bass and redfish, lily pads at one end and barnacles at the other. It depends on the month, and on what the last storm did.',
      ),
      h2('Fifteen names'),
      p(
        'From west to east, with the sea on your right hand, they are Fuller, Morris, Campbell, Stallworth, Allen, Oyster, Draper, Big Redfish, Little Redfish, Alligator, Western, Eastern, Deer, Camp Creek and Powell. Learn three and you can give directions like a local: people here say “just past Draper” and “before you get to Camp Creek.” Some are wide enough for weather of their own. Others are a bend of reeds that you cross on the [bicycle path](/blog/nineteen-miles-of-path-30a-by-bicycle) in four turns of the pedals, with just time to see a turtle slide off a log.',
      ),
      p(
        'Not all of them can be reached. A few lie behind private land, a few within preserves where the walk in is the price of seeing them, and launches are few. That is as it should be. A lake that everyone can drive to is soon a pond with a parking lot.',
      ),
      h2('When the water is yours'),
      p(
        'Go early. By nine the breeze is up, and by eleven so are the paddleboard lessons. From October to April you may have a lake to yourself until lunch, and the light comes in low and gold through the slash pines.',
      ),
      quote('Put the paddle down for one minute. That is when the heron forgets you are there.'),
      p(
        'Summer mornings are lovely too, provided you are off the water before the afternoon thunderheads build inland. If you can hear thunder, you are close enough to be struck: go in, and stay in for half an hour after the last of it.',
      ),
      p(
        'After a storm, wait. An outfall in full flow runs faster than it looks, its banks are cut from loose sand that gives way underfoot, and the brown plume it carries is no place to swim. Keep children well back from the edge, however firm it seems.',
      ),
      h2('Three places to put in'),
      ul(
        '**Western Lake**, inside [Grayton Beach State Park](https://www.floridastateparks.org/parks-and-trails/grayton-beach-state-park), has a launch and the postcard view of pines standing in their own reflection.',
        '**Eastern Lake**, by Seagrove, is narrow and sheltered: kind to beginners and to anyone with a child in the bow.',
        '**Lake Powell**, at Inlet Beach, is the largest of them, with room for a full morning’s paddle and a wind to match. [Camp Helen State Park](https://www.floridastateparks.org/parks-and-trails/camp-helen-state-park) keeps its western shore.',
      ),
      p(
        'If you would rather walk, Deer Lake State Park has a boardwalk that climbs over some of the tallest dunes on this stretch and shows you lake and Gulf at once. Topsail Hill Preserve, at the western end of 30A, holds lakes that no road reaches at all.',
      ),
      embed(
        addCaption(
          pictures.boardwalk,
          'boardwalkDuneLake',
          'Keep to the boardwalk. Sea oats hold the dune together, and one footprint lasts a season.',
        ),
      ),
      h2('Leave it as you found it'),
      p(
        'The lakes are small, and each has its own balance. What you carry in on a hull or a shoe can stay. Rinse your board and let it dry before you take it from one lake to the next, and empty the bait bucket on dry land, never over the side.',
      ),
      p(
        'Sea oats are protected by Florida law, so don’t pick them, not even one for the vase. Give nesting birds the room that the posts and string ask for. Alligators live here as well: you will seldom see one, but don’t swim at dusk, keep dogs out of the reeds, and never feed them. A fed alligator loses its fear of people, and then it loses its life. The [Florida Fish and Wildlife Conservation Commission](https://myfwc.com/wildlifehabitats/wildlife/alligator/) has the rest of the advice on one page.',
      ),
      h3('What to take'),
      ul(
        'A life jacket for everyone aboard, worn and not sat upon',
        'Water, more than you think, and a hat with a strap',
        'A dry bag for the phone and the car key',
        'A whistle: it carries farther than a voice',
        'A small bag for the litter somebody else forgot',
      ),
      p(
        'Leave the speaker at home. The lakes carry sound a long way, and the people on the other bank came for the same thing you did.',
      ),
      h2('A morning, from start to finish'),
      p(
        'Here is how we do it when family comes. Kayaks on the car the night before. Coffee in the thermos, and out of the house at first light. On the water by half past six in summer or seven in fall, while the surface is still a mirror and the mist is lifting off it.',
      ),
      p(
        'Paddle up the lake first, away from the sea, into the arms where the pines lean over. Turn when the breeze touches your face; it will carry you home. Pull up where a landing allows it, cross the sand on foot, and swim in the Gulf with the whole beach empty. Look at the flag before you go in: we wrote down [what each color asks of you](/blog/the-flags-on-the-beach-and-what-each-one-asks-of-you).',
      ),
      p(
        'You will be back for a late breakfast, and the day will seem to have an extra half. If you are still choosing where to stay, look for a home within a mile of a launch. Our [homes on 30A](/vacation-rentals?destination=30a) are a good place to begin, and if you [write to us](/contact#contact-form), we will tell you which of the lakes is nearest.',
      ),
    ),
  },
});
