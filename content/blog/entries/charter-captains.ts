import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, h3, hr, ol, p, quote, table, ul } from '@/content/blog/rich-text';

export const charterCaptains = blogPost({
  id: 'charterCaptains',
  createdAt: '2026-09-09T14:00:00Z',
  updatedAt: '2026-10-01T16:00:00Z',
  tags: ['charterFishing', 'destinHarbor', 'marcusBell'],
  fields: {
    title: 'What the charter captains wish you knew',
    excerpt:
      'What to tell the captain before you leave the dock, so that the day is the one you had in mind.',
    author: 'Marcus Bell',
    photo1: [
      addCaption(
        pictures.fishingBoat,
        'fishingBoatHarbor',
        'Six in the morning, and the boat has been awake for an hour.',
      ),
    ],
    content1: doc(
      p(
        'Spend a few evenings on a harbor dock and you will hear the same sentence, in one form or another, from one boat after the next: *we could have had a better day if they had told us*. Told us that Grandpa gets seasick. Told us that the girls only wanted to see a dolphin. Told us that supper was the point and the size of the fish was not.',
      ),
      p(
        'A charter is one of the best days you can have on this coast, and one of the easiest to get slightly wrong. It is not a tour with a schedule. It is a morning of somebody’s working life, and you are invited to shape it. What follows is what working crews tend to say when you ask them how a guest could help. None of it needs experience.',
      ),
      h2('Say what a good day looks like'),
      p(
        'When you call, don’t begin with the species. Begin with the people. How many, how old, who has been on a boat before, who would rather not touch a worm. Then say what you would like to be telling each other at supper. “The boys caught something every ten minutes” and “we went a long way for one big one” are two different boats, two different distances, and often two different prices.',
      ),
      p(
        'Ask what is biting that week, and believe the answer. A captain who says “the snapper are closed, but the mackerel are thick” is doing you a favor. So is the one who says that your party would be happier with four hours than with eight.',
      ),
      h2('The kinds of trip'),
      table(
        ['Trip', 'Good for', 'Worth knowing'],
        [
          'Bay or inshore',
          'Young children, nervous sailors, windy days',
          'Calm water inside the pass; a smaller boat; speckled trout, redfish, sheepshead',
        ],
        [
          'Nearshore, half a day',
          'A first charter, mixed ages',
          'Often within sight of land; trolling or bottom fishing as the season allows',
        ],
        [
          'Offshore, a full day',
          'People who already know they like it',
          'A long run each way; a better chance of something large',
        ],
        [
          'Party boat',
          'One or two people, a smaller budget',
          'You buy a place at the rail; rods and bait are usually included',
        ],
      ),
      p(
        'Many private charters are what the harbor calls a **six pack**: the captain is licensed to carry up to six paying passengers, and seven means a bigger, inspected vessel or a second boat. Count the children. A baby in arms is a passenger, and so is the friend who only wants to take pictures.',
      ),
      h2('Seasons are set by law, and they move'),
      p(
        'Red snapper, gag grouper, amberjack and gray triggerfish all have open and closed seasons in the Gulf, with limits on size and number. Some of the dates are set by the state, others by federal rule, and they can change during the year. They can even differ between a private boat and a charter boat in the same water.',
      ),
      p(
        'So don’t plan a family reunion around one fish from a blog post. Look at the current page of the [Florida Fish and Wildlife Conservation Commission](https://myfwc.com/fishing/saltwater/recreational/) and ask the captain what will be open on your date. A fish that is closed goes back, however large it is and however long you fought for it, and the mate is not being difficult.',
      ),
      h3('Do you need a license?'),
      p(
        'On a properly licensed charter in Florida, the boat’s license covers its passengers, and you don’t need one of your own. If you fish from a private or rented boat, a beach or a bridge, you probably do, with some exceptions by age and residence. The commission’s page on [recreational licenses](https://myfwc.com/license/recreational/) settles it in two minutes.',
      ),
      h2('The night before'),
      ol(
        'Eat an ordinary supper. Go easy on the drinks: the sea remembers what you did.',
        'If anyone has ever been carsick, ask a pharmacist or a doctor today about something to take. Most remedies work when taken ahead, and hardly any once the horizon has begun to tilt.',
        'Put everything into one soft bag for each family. Hard suitcases and rolling coolers slide.',
        'Look at the marine forecast from the [National Weather Service](https://www.weather.gov/), and then leave the decision to the captain.',
        'Set two alarms. The tide will not wait, and neither will the next family at the dock.',
      ),
      h2('What to wear and bring'),
      ul(
        'Shoes with soft, pale soles that will not mark the deck. Bare feet meet hooks.',
        'Long sleeves in a thin fabric. Sunscreen in lotion form: spray drifts onto the deck and makes it slick.',
        'Polarized glasses on a cord, and a hat that is willing to stay on.',
        'Water and plain food. Ginger snaps, crackers and cold grapes are kinder than a sub with everything.',
        'Cash for the crew, in a pocket that you can find.',
      ),
      p(
        'Rods, tackle, bait, ice and the boat’s license usually come with the charter. Fuel and fish cleaning may or may not. Ask, and write the answer down.',
      ),
      p(
        'And the bananas? It is an old superstition that they are bad luck aboard, and no two people agree where it comes from. Half the harbor laughs at it. Leave them in the fruit bowl anyway. If the fish don’t bite, you would rather it were nobody’s breakfast.',
      ),
      hr(),
      h2('On the water'),
      p(
        'Arrive fifteen minutes early and wait to be invited aboard: it is the captain’s house. Listen to the safety talk, even if you have heard a hundred. Ask where the life jackets are and which way the door of the head opens.',
      ),
      p(
        'Then let the mate work. They will bait the hook, tell you when to drop and when to reel, and take the fish off for you, since some of them have spines and one or two have opinions. If you would like to do it all yourself, say so with a smile; most mates love to teach. What wears them out is the guest who does it halfway.',
      ),
      quote('Reel when I say reel. Stop when I say stop. Between the two, tell me about your kids.'),
      h3('If someone feels ill'),
      p(
        'Say so at once, and out loud. Stand in the fresh air near the middle of the stern, look at the horizon and not at the phone, and sip something cold. The crew has seen it before and thinks none the worse of you. What they can’t do is take one person home and leave the others out there, so talk it over in the family beforehand: if one of us has to go in, do we all go in?',
      ),
      h3('When the captain turns around'),
      p(
        'Summer storms grow quickly. If the captain looks at the sky, looks at the screen and says that you are going in, you are going in. Ask about the weather policy before you book: what happens if the trip is called off, and what if it is cut short. A clear answer to that is worth more than a low price.',
      ),
      embed(
        addCaption(
          pictures.townhouses,
          'harborAfternoon',
          'By three the fleet is back, and half the harbor comes down to see what it brought.',
        ),
      ),
      h2('Back at the dock'),
      p(
        'The mate cleans the fish, and it is worth watching. Ask for fillets of a size to suit the grill, and for the frame if you make stock. Have a cooler with ice in the car: a fish that has ridden home in a warm trunk is a sad end to a good morning.',
      ),
      p(
        'A number of harbor restaurants will cook what you bring in. Call ahead and ask how they like it delivered, which usually means cleaned, iced and bagged. If you would rather do it at home, our [five suppers for a porch](/blog/five-suppers-to-cook-on-a-porch) begin with exactly that fish.',
      ),
      h2('What to tip'),
      p(
        'Crews on this coast work for tips, as waiters do. Between 15 and 20 percent of the price of the trip is what people usually leave, more for a day when the mate untangled your children for six hours with good cheer. On many boats it goes to the mate, who may have no other pay. Hand it over yourself, with a word of thanks and a name. They will remember yours.',
      ),
      h2('Take less than you may'),
      p(
        'The limit is a ceiling. It is not a target. Keep what your house will eat in two days, and ask to release the rest. Fish that come up from deep water suffer from the change in pressure, and the boat carries a descending device or a venting tool to send them home alive. Ask the mate to show you how it works. For a ten-year-old it may be the best minute of the trip.',
      ),
      h2('Booking it without regret'),
      p('Five questions, and you will know nearly everything:'),
      ol(
        'How many passengers is the boat licensed to carry, and are you the captain we will sail with?',
        'What is likely to be open and biting on our date?',
        'What is included in the price, and what is extra?',
        'What happens to our deposit if the weather turns?',
        'We have two children and one doubtful stomach. What would you do, if it were your family?',
      ),
      p(
        'The last one is the real one. A good captain will think before answering. Book with that one, stay [close to the harbor](/vacation-rentals?destination=destin), and go to bed early. If you would like a hand with finding a boat that suits your party, [ask us](/contact#contact-form): tell us who is coming, and we will tell you what we would ask for.',
      ),
    ),
  },
});
