import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost } from '@/content/blog/builders';
import { doc, embed, h2, h3, hr, ol, p, quote, table, ul } from '@/content/blog/rich-text';

export const afterTheStorm = blogPost({
  id: 'afterTheStorm',
  createdAt: '2026-06-02T14:00:00Z',
  updatedAt: '2026-08-31T13:15:00Z',
  tags: ['homeOwners', 'hurricaneSeason', 'stormCare'],
  fields: {
    text1: 'After the storm: the first 24 hours',
    excerpt:
      'You are four hundred miles away and the wind has dropped. What to do on the first day, in which order, and what to leave alone.',
    author: 'Hannah Reyes',
    photo1: [
      addCaption(
        pictures.cottage,
        'cottageAfterStorm',
        'Shutters off, windows open, and somebody on the stairs with a flashlight: a house on its way back.',
      ),
    ],
    content1: doc(
      p(
        'The wind drops, the phone comes back, and you are four hundred miles away with a photograph of your street on which your house is just out of frame. This page is for that morning. It says what to do in the first day, in which order, and what to leave alone. Print it in May. In September there may be no power for the printer.',
      ),
      p(
        'It is written for owners, and for the people who look after homes on their behalf. It is general advice from people who do this work; your policy, your county and your contractor have the last word.',
      ),
      h2('Before anything: nobody goes in early'),
      p(
        'More people are hurt after a storm than most of us imagine, and almost always by ordinary things: a wire, a generator, a ladder, a wet floor. Roads and bridges open when the sheriff says so, and some areas let residents, owners or contractors in at different times. Know your county’s re-entry rules before the season, keep whatever pass or proof of ownership it asks for in the glove box, and wait.',
      ),
      p(
        'Don’t send a neighbor. A kind person walking into a dark, wet house on your account is a risk you have no right to ask for.',
      ),
      h2('Hour zero: call, don’t drive'),
      ol(
        '**Ask about people.** If guests were due, in residence or evacuated, they come first. Where are they, are they safe, do they know that their stay has changed?',
        '**Ask who will see the house, and when.** A manager should be able to tell you its place in the order, and why.',
        '**Write the time down.** From now on, everything you hear, pay or decide goes into one note with the hour beside it. It will be worth more than your memory in November.',
        '**Find the policies.** Wind, flood and homeowner’s coverage are often three separate papers from three separate companies. Photograph the pages with the numbers on them.',
      ),
      p(
        'The official picture is at the [National Hurricane Center](https://www.nhc.noaa.gov/) and the local office of the [National Weather Service](https://www.weather.gov/). What your cousin has forwarded is not the official picture.',
      ),
      h2('Hours one to four: from the outside'),
      p(
        'The first visit is a walk around the house, in boots and gloves, with a charged phone, in daylight. It begins at the street and looks up.',
      ),
      ul(
        '**Wires.** Any line on the ground is live until the utility says otherwise. Step back, keep others back, report it.',
        '**Gas.** If it smells, leave, and call from a distance. Don’t touch a switch on the way.',
        '**Water.** If the street is flooded, the house waits. Moving water is stronger than it looks and hides what it has broken.',
        '**The frame.** Stairs, decks, porches and railings that have shifted are not to be stood on, even for a photograph.',
        '**The roof line.** From the ground, with the phone’s zoom. Ladders are for another day and another trade.',
        '**Septic, pool, heat pump, meter, propane tank.** Is each where it was?',
      ),
      h3('Photograph before you move anything'),
      p(
        'Start wide: the house from all four corners. Then every opening, every broken thing, every water line, with something in the picture to show the height. Film a slow walk as well, and say the date and the room aloud. The photographs you took in May, of the same corners, are the other half of the evidence.',
      ),
      quote('Wide, then close, then the label with the serial number. In that order, in every room.'),
      h2('Hours four to eight: inside, with care'),
      p(
        'Open the door and stop. Smell. Listen. If the floor is wet and the panel is in reach of the water, the house is dark until an electrician has seen it. Nobody switches a main breaker while standing in a puddle, however much they want the lights.',
      ),
      p(
        'Then go room by room, ceilings first, because a ceiling that sags is holding water and will let go of it. A short list for each room is better than a long one for the house.',
      ),
      table(
        ['Look at', 'It is fine when', 'If not'],
        ['Ceiling', 'Flat, dry, one color', 'Clear the room below; a bucket; a call to the roofer'],
        ['Windows and doors', 'They shut and lock', 'Board them from inside if it is safe; photograph first'],
        ['Walls', 'Dry to the back of the hand', 'Mark the height of the damp in pencil, with the hour'],
        ['Floor', 'Firm, level, dry at the edges', 'Lift rugs; don’t pull boards yet'],
        ['Refrigerator', 'Cold, and closed throughout', 'Empty it the same day, into double bags'],
        ['Water', 'Clear, and no notice to boil it', 'Shut the valve; hang a note on the faucet'],
      ),
      h2('Hours eight to sixteen: stop it from getting worse'),
      p(
        'Your insurer will expect you to protect the house from further harm, within reason, and to keep the receipts. That means tarps, boards, pumps and fans. It does not mean repairs. Don’t replace a thing before an adjuster has seen it, or has told you in writing that photographs will do.',
      ),
      p(
        'Mold is the clock. It can start within a day or two on anything that stays wet, and the heat after a storm helps it along. So get air moving as soon as there is safe power, take wet rugs, cushions and mattresses outside, open closets and drawers, and pull furniture a hand’s width from the wall. If salt water has been in the house, it needs rinsing with fresh as well as drying: ask a professional before you seal anything up.',
      ),
      h3('About generators'),
      p(
        'Outside, always, at least twenty feet from any door or window, with the exhaust pointing away, and never in a garage with the door open. They kill people after every storm, quietly. [Ready.gov](https://www.ready.gov/power-outages) has the rules on one page. Put it on the wall beside the machine.',
      ),
      embed(
        addCaption(
          pictures.boardwalk,
          'boardwalkAfterStorm',
          'Walkovers take the first blow. Rope one off until somebody has looked underneath.',
        ),
      ),
      h2('Hours sixteen to twenty-four: the calls'),
      ol(
        '**The insurers**, each of them, by the number on the policy. Ask for a claim number, the name of the person, and what they want from you next. Flood policies have deadlines of their own; [FloodSmart](https://www.floodsmart.gov/) explains how a flood claim runs.',
        '**The mortgage company**, if there is one. Insurance checks are often made out to both of you.',
        '**The association**, for the parts that it owns: roofs, walkovers, elevators, the seawall.',
        '**The guests of the next two weeks.** Tell them what you know, what you don’t, and when you will call again. Then call at that hour, even if there is nothing new.',
        '**The people who repair things.** Get on the list now. You can step off it later.',
      ),
      h3('Whom not to sign with'),
      p(
        'Within hours there will be a truck with a magnet on the door. Some of those crews are excellent. Before you sign with any of them, look up the license at [myfloridalicense.com](https://www.myfloridalicense.com/), ask for the certificate of insurance, get the scope and the price in writing, and don’t pay for the whole job in advance. Be wary of anyone who offers to take your claim off your hands, or who asks you to sign your insurance benefits over. If you are unsure, wait a day. A tarp will hold for a day.',
      ),
      hr(),
      h2('What we do for the homes in our care'),
      p(
        'When a storm is coming, we tell every owner what we expect, and when we will be in touch again. On the [plans](/plans) with checks after bad weather, from Professional on, we visit once it has passed and the roads are open, in a fixed order: those with people in them, those nearest to the water, then street by street. The owner gets the outside pictures first, with one line of plain words, then the inside, then a list of what is urgent, what can wait, and what it may cost.',
      ),
      p(
        'If you look after your own home from far away, find one person now, with a key, boots and a camera, and agree on a fee. Walk the house together once before June. Show them the water valve, the gas shut-off and the breaker panel, and let them turn each one off and on again with their own hands.',
      ),
      h2('The season before the storm'),
      p('All of the above is easier if May was not wasted:'),
      ul(
        'Photograph every room, closet and appliance label, and store the pictures somewhere that is not the house.',
        'Read all your policies, deductibles included. Wind and flood deductibles can be larger than people remember, and flood coverage usually starts only after a waiting period.',
        'Have the roof, the gutters and the trees looked at by someone who will put it in writing.',
        'Keep a box: tarps, cord, gloves, a battery lantern, contractor bags, a marker, a copy of this page.',
        'Write down who calls the guests. One name.',
      ),
      h2('A last word, about pace'),
      p(
        'The first day is not the day on which a house is repaired. It is the day on which it stops getting worse, and on which everything gets written down. If by the evening nobody is hurt, the water is off where it should be, air is moving, the pictures are safe and every caller has been called, you have done it well. Eat something. Sleep. The second day is longer.',
      ),
      p(
        'If you would like to talk it over before the season, with nothing at stake and the sun out, [book a time](/partner#book-a-time), or [write to us](/contact#contact-form). We would rather answer your questions in May.',
      ),
    ),
  },
});
