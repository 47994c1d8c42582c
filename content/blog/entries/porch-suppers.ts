import { pictures } from '@/content/blog/assets';
import { addCaption, top5BlogPost } from '@/content/blog/builders';
import { doc, h2, ol, p, ul } from '@/content/blog/rich-text';

export const porchSuppers = top5BlogPost({
  id: 'porchSuppers',
  createdAt: '2025-08-13T14:00:00Z',
  tags: ['foodAndDrink', 'familyRecipes', 'paulineAmari'],
  fields: {
    title: 'Five suppers to cook on a porch',
    excerpt: 'Five suppers for six people and a kitchen that is not yours, with one pan or none.',
    author: 'Pauline Amari',
    openingParagraph: doc(
      p(
        'There are evenings for a restaurant, and there are evenings when everyone is salty and pink and nobody can find a second shoe. For those, a porch, a grill and a sink full of ice are all that anyone needs. These five suppers feed six, ask for one pan or none, and were written for a kitchen that is not yours: no scales, no blender, no spice you would have to buy and leave behind.',
      ),
      p(
        'You will want salt, pepper, olive oil, butter, lemons, garlic and hot sauce. Buy them on the first day. You will use them on all the others.',
      ),
    ),
    photo1: addCaption(pictures.porch, 'porchSupper', 'The dining room. Two more chairs are in the hall.'),
    p1: doc(
      h2('1. Grilled fish and a bowl of tomatoes'),
      p(
        'Ask for six thick pieces of whatever came in that day; [what to ask at the fish counter](/blog/what-to-ask-at-the-fish-counter) will get you the right ones. Dry them well. Rub with oil, salt and pepper.',
      ),
      p(
        'Chop five ripe tomatoes with a clove of garlic, a handful of basil, salt, and more oil than seems decent. Leave the bowl in the sun for half an hour. Heat the grill until you can hold your hand over it for two seconds only. Skin side down, lid closed, seven minutes, no touching; turn; two more. Spoon the tomatoes over the fish, so that the warm juice runs into everything. Eat with bread.',
      ),
    ),
    photo2: addCaption(
      pictures.umbrellas,
      'umbrellasSupper',
      'Down at four, up at six: the boil goes on as the last towel comes in.',
    ),
    p2: doc(
      h2('2. Shrimp boil, on newspaper'),
      p(
        'The largest pot in the house, two thirds full of water, a fistful of salt and seasoning. Then by the clock:',
      ),
      ol(
        'Small potatoes, two pounds: fifteen minutes.',
        'Smoked sausage, cut up, and onions in quarters: five more.',
        'Corn in short pieces: five more.',
        'Shrimp in their shells, three pounds: two minutes, lid on, heat **off**.',
      ),
      p(
        'Drain it, pour it down the middle of a table covered with newspaper, and throw lemons at it. No plates. The children will remember the no plates.',
      ),
    ),
    photo3: addCaption(
      pictures.market,
      'marketSupper',
      'Nothing here has to be cooked. On some evenings that is the recipe.',
    ),
    p3: doc(
      h2('3. The supper with no fire'),
      p(
        'For the hottest night of the week. Two rotisserie chickens, torn up by hand while the radio is on. A melon in wedges, salted. Cucumbers, peaches and red onion, sliced thin, with lime and a little hot sauce. Cold rice from last night with corn cut from the cob, raw, which is how it tastes best in July. Smoked mullet dip, if the counter had it, and a sleeve of saltines.',
      ),
      p(
        'Put everything out at once, in the order in which people will reach for it. It takes twenty minutes and there is hardly anything to wash. For the peaches, go [on Saturday](/blog/saturday-at-the-market-with-a-cooler-and-no-list).',
      ),
    ),
    photo4: addCaption(
      pictures.cottage,
      'cottageSupper',
      'Two porches: cook on the lower one, eat on the upper one, and send the children between.',
    ),
    p4: doc(
      h2('4. Tacos, with a job for everyone'),
      p(
        'The best supper for three generations, since each has something to do. One person grills the fish or the chicken. One warms tortillas, straight on the grate, ten seconds a side, into a towel. One chops cabbage. One mashes three avocados with lime and salt. The smallest puts a spoon into each bowl and says what is in it.',
      ),
      ul(
        'A quick sauce: sour cream, lime, hot sauce, a spoon of mayonnaise.',
        'A quick pickle: red onion, vinegar, sugar, salt; half an hour.',
        'For whoever eats no fish: black beans, warmed with a clove of garlic.',
      ),
    ),
    photo5: addCaption(
      pictures.seaOats,
      'seaOatsSupper',
      'The last course. It starts about twenty minutes before the sun is down.',
    ),
    p5: doc(
      h2('5. Breakfast, at sunset'),
      p(
        'On the last night there are eleven eggs, half an onion, some cheese, the heel of a loaf and one sausage. This is not a problem. It is a frittata. Cook what needs cooking in the widest pan, with butter. Beat the eggs with salt and a splash of milk, pour them over, and keep the flame low until the edge is set. Cheese on top, lid on, five minutes. Cut it in wedges and take it outside with the last of the hot sauce.',
      ),
      p('The refrigerator is empty, the pan is the only thing to wash, and you have the sky.'),
    ),
    closingParagraph: doc(
      p(
        'A word about the grill. Keep it well away from the rail and the wall, never under a low roof, and never on a balcony where the house rules or the fire code say no; ask if you are unsure. Turn the gas off at the tank. Charcoal stays hot until morning, so leave it in the grill and never in a paper bag, and don’t bury it in sand where feet will find it.',
      ),
      p(
        'If the house you are looking at has no picture of the porch table, ask for one. Among [our homes](/vacation-rentals) there is hardly one without, and we will gladly [tell you](/contact#contact-form) how many chairs it has.',
      ),
    ),
  },
});
