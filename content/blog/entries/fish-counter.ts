import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, h3, ol, p, quote, table, ul } from '@/content/blog/rich-text';

export const fishCounter = blogPost({
  id: 'fishCounter',
  createdAt: '2025-06-25T14:00:00Z',
  updatedAt: '2026-03-18T14:00:00Z',
  tags: ['gulfSeafood', 'cookingAtHome', 'paulineAmari'],
  fields: {
    title: 'What to ask at the fish counter',
    excerpt: 'A few questions that get you the right fish, and how to tell a good answer from a polite one.',
    author: 'Pauline Amari',
    photo1: [pictures.fishingBoat],
    content1: doc(
      p(
        'You are within sight of the Gulf, the house has a grill, and somebody has said the word *fish*. Between that word and supper stands a counter with fourteen kinds of white fillet on ice, and a person in an apron who would gladly help, if only you asked. Here is what to ask.',
      ),
      h2('Five questions, in this order'),
      ol(
        '**What came in today?** Not “what is fresh.” Everything is fresh, in the way that everyone is fine.',
        '**Where was it landed?** A good answer is a place: Destin, Panama City, Apalachicola. “The Gulf” is larger than you think.',
        '**Was it frozen?** There is no shame in that. Fish frozen hard at sea can be better than fish that has been “fresh” for a week. You want to know, so that you don’t freeze it again.',
        '**May I see it whole, or smell it?** It should smell of the sea, or of cucumber, or of nothing at all. The eye is clear, the gill red, the flesh springs back.',
        '**How would you cook it?** Then do what they say. It will take four words.',
      ),
      p(
        'In grocery stores, federal rules ask that most fish carry the country it comes from, and whether it was farmed or caught in the wild. Restaurants are not bound by the same rule, so there you have to ask. People who buy well love to be asked.',
      ),
      h2('Who is who'),
      p(
        'Seasons for several of these fish open and close by law, and the dates move. When a local fish is missing, that is often why. Your counter knows; so does the [state’s fish and wildlife commission](https://myfwc.com/fishing/saltwater/recreational/).',
      ),
      table(
        ['Fish', 'What it is like', 'What it wants'],
        ['Red snapper', 'Sweet, firm, a little nutty', 'The skin left on, a hot pan'],
        ['Grouper', 'Thick, mild, large flakes', 'Grill, bake, fry; it forgives'],
        ['Greater amberjack', 'Dense, almost a steak', 'Marinade, high heat, thin slices'],
        ['Gray triggerfish', 'Sweet, close to crab', 'Butter, five minutes, nothing else'],
        ['King mackerel', 'Rich, strong', 'Smoke it; make a dip'],
        ['Spanish mackerel', 'The same in small', 'Eat it on the day, grilled whole'],
        ['Mullet', 'Oily, honest, inexpensive', 'Fry it, or buy it smoked'],
        ['Pompano', 'Delicate, buttery', 'Whole, under the broiler'],
      ),
      h2('Shrimp, by color'),
      p(
        'Gulf shrimp come in brown, white and pink, and the names say less about color than about where they grew up. Brown are the fullest in taste, white the most tender, pink the sweetest. Then there are **royal reds**, from deep, cold water: scarlet before you cook them, soft and rich like small lobster after. They want half the time of other shrimp. Turn your back on them and they are gone.',
      ),
      p(
        'Shrimp are sold by the count. “16/20” means sixteen to twenty to the pound, and the smaller the number, the larger the shrimp. Buy them with the shell on. You will grumble for ten minutes, and the stock you make from the shells will be the best thing in the refrigerator.',
      ),
      embed(
        addCaption(
          pictures.market,
          'marketBesideFish',
          'Lemons, tomatoes, corn, basil: half the recipe is at the stall next door.',
        ),
      ),
      h2('Oysters'),
      p(
        'For well over a century the bay at Apalachicola, to the east of us, fed the South with oysters. The wild reefs failed, and in 2020 the state closed them to harvest so that they could recover. What may be taken there has been tightly limited since, and the rules are still changing. Meanwhile people have learned to farm oysters in floating baskets along this coast. So ask whose they are. The best counters will tell you the bay, the grower and the day.',
      ),
      p(
        'Raw oysters carry a risk, higher for anyone pregnant, elderly, or living with liver disease, diabetes or a weak immune system; for them, cooked is the only way. The [Food and Drug Administration](https://www.fda.gov/food) says more. On a hot grill, cup side down, they open by themselves and want only butter.',
      ),
      h2('How much, and how to get it home'),
      ul(
        'Fillets: six to eight ounces for each grown-up.',
        'Whole fish: a pound a head.',
        'Shrimp in the shell: half a pound, or three quarters if they have been swimming.',
        'Crab, whole: three or four, newspaper, patience.',
      ),
      p(
        'Bring a cooler with ice, and ask for the fish to be bagged twice. At home, set the bag on a plate of ice in the coldest part of the refrigerator. Cook it that day, or the next. If you have [caught it yourselves](/blog/what-the-charter-captains-wish-you-knew), the same holds, except that the story keeps longer.',
      ),
      h3('Don’t overcook it'),
      p(
        'A fillet an inch thick wants about ten minutes altogether, whatever you do to it. Take it off the heat when it still looks a moment too early. It goes on cooking on the plate while you call everyone in from the porch, which, with children in the outdoor shower, is about as long as it needs.',
      ),
      quote('Hot pan, dry fish, oil, salt. Skin down. Now leave it alone.'),
      h2('One fish, three suppers'),
      p(
        'Buy more than you need on the first night. The first supper is grilled, with lemon. The second, cold, flaked with mayonnaise, celery and hot sauce, goes on crackers at sunset. The third is chowder, with the corn you bought [on Saturday morning](/blog/saturday-at-the-market-with-a-cooler-and-no-list), and it will be the one that they ask for next year.',
      ),
      p(
        'Every home we look after has a sharp knife, a fish spatula and a pan that can get properly hot. If you find one that does not, [tell us](/contact#contact-form), and we will put it right before you have finished the lemonade.',
      ),
    ),
  },
});
