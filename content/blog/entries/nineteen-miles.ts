import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, p, quote, table, toEntry, ul } from '@/content/blog/rich-text';
import { quietLakes } from './quiet-lakes';

export const nineteenMiles = blogPost({
  id: 'nineteenMiles',
  createdAt: '2026-09-23T14:00:00Z',
  tags: ['bicycling', 'familyTravel', 'timpoocheeTrail'],
  fields: {
    title: 'Nineteen miles of path: 30A by bicycle',
    excerpt:
      'A flat, paved path runs beside 30A from Dune Allen to Inlet Beach. How to use it like a street without cars.',
    author: 'Marcus Bell',
    photo1: [pictures.bikes],
    content1: doc(
      p(
        'Where the shade is, where the coffee is, and which bridge to cross at six in the evening. The Timpoochee Trail runs beside Scenic Highway 30A from one end to the other: a paved, flat, shared path of about nineteen miles, from Dune Allen in the west to Inlet Beach in the east. You can ride all of it before lunch. You would be wrong to.',
      ),
      p(
        'The better way is to treat it as a street with the cars taken out. Ride to breakfast. Ride to the lake. Leave the car in the drive from Saturday to Saturday, and you will never once look for a parking place.',
      ),
      h2('The path, piece by piece'),
      p(
        'Distances are rounded; the path winds a little more than the road. None of it is steep: even Blue Mountain is a mountain only in name.',
      ),
      table(
        ['From', 'To', 'About', 'What it is like'],
        ['Dune Allen', 'Blue Mountain Beach', '5 miles', 'Lakes on both sides, long views, little shade'],
        ['Blue Mountain Beach', 'Grayton Beach', '2 miles', 'Woods, then the old town under its oaks'],
        ['Grayton Beach', 'Seagrove', '3 miles', 'The Western Lake bridge, then towns and people'],
        ['Seagrove', 'Deer Lake', '3 miles', 'Pines, Eastern Lake, quieter by the minute'],
        ['Deer Lake', 'Inlet Beach', '6 miles', 'State park on one side, then four towns in a row'],
      ),
      h2('Three rides to choose from'),
      p(
        '**With children, four miles.** Start in Seagrove and ride east to Eastern Lake and back. The path is wide enough for a wobble, there is shade, and the lake is a reason to stop. If a trailer or a tag-along is part of the plan, reserve it before you arrive: rental shops deliver to the house, and the small sizes go first.',
      ),
      p(
        '**With someone who likes coffee, ten miles.** Blue Mountain Beach to Seagrove and home again. You pass three or four places that will sell you a cup, so nobody has to agree on one. Ride out before eight, when the delivery trucks are the only traffic, and come back with the sun behind you.',
      ),
      p(
        '**All of it, thirty-eight.** Begin at the west end with the wind, whichever way that is; on most summer days the sea breeze comes up late in the morning, so do the open miles early. Carry two bottles and a spare tube. Have lunch at the far end, and don’t be too proud to be fetched.',
      ),
      h2('Where the shade is'),
      p(
        'Not where you want it. The western miles lie open, and at one in the afternoon in July they are a griddle. The trees stand thickest around Grayton, in the pines between Seagrove and Deer Lake, and in short stretches farther east. Plan the bare parts for the first hour of the day and the wooded ones for the last.',
      ),
      embed(
        addCaption(
          pictures.seaOats,
          'seaOatsEveningRide',
          'The last hour of light is the best hour of the path. Carry a lamp for the ride home.',
        ),
      ),
      h2('The bridge at six'),
      p(
        'Between Grayton Beach and WaterColor the path crosses Western Lake on a low bridge. In October, and again toward the end of winter, the sun goes down at about that hour, and the line of slash pines on the south shore doubles itself in the water. Everybody stops. Pull your bicycle all the way off the path before you do.',
      ),
      p(
        'That lake is one of fifteen along this coast, and the path passes most of them. If you want to know why the water is the color of tea, read about ',
        toEntry('the quiet lakes behind the dunes', quietLakes),
        ' before you ride; you will look over your handlebars more often.',
      ),
      quote('Nobody ever came home from the path and said they wished they had driven.'),
      h2('When to go'),
      p(
        'Spring and fall are the months for the whole length: dry air, mild sun, and shop windows to look into without a line at the door. In summer ride early and short. In winter you will have the lakes to yourself, and want gloves until nine. Saturdays are the busiest in any month, since half the coast is moving out and the other half in, and every drive has a car backing down it.',
      ),
      h2('Rules that keep everyone friends'),
      ul(
        'Keep right, and pass on the left. Ring a bell or speak first: “on your left” is enough.',
        'Florida law asks for a helmet on every rider under sixteen. We ask it of everyone.',
        'From sunset to sunrise the law asks for a white light in front and a red light and reflector behind. Rental cruisers may have none: check before dusk, not at it.',
        'Slow to a walk through the town centers. Strollers stop without notice, and so do dogs.',
        'At every driveway and side street, look for the driver’s eyes. Many of them are on vacation too, and looking for a sign.',
        'Rules for electric bicycles differ from place to place and have been changing. Ask the shop what is allowed on the path this season, and ride at the pace of the people around you.',
      ),
      h2('What to take'),
      p(
        'Water, more than seems reasonable. Sunscreen on the backs of your hands and the tops of your feet, the two places a cyclist forgets. A lock, because beach cruisers look alike and honest people take the wrong one. A towel in the basket: the Gulf is never more than a few hundred yards away, and there are public beach accesses with racks along most of the route. The county lists them, with parking and restrooms, at [Visit South Walton](https://www.visitsouthwalton.com/).',
      ),
      p(
        'If a thunderhead builds inland, turn for home at the first rumble. The path has bridges and open ground, and neither is a place to be when the lightning comes. Storms here are mostly short. Sit out half an hour on somebody’s covered porch, and the road will be steaming and empty.',
      ),
      h2('Choosing a house for it'),
      p(
        'Two things matter: that the house is on the same side of the road as the path, or near a crossing, and that it has a dry, lockable place for the bicycles. Look for both among [our homes on 30A](/vacation-rentals?destination=30a). If you bring your own from home, tell us when you book and we will see that there is room in the garage.',
      ),
      p('Then put the car key in the drawer with the takeout menus. You will find it on Saturday.'),
    ),
  },
});
