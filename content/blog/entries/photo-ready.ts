import { pictures } from '@/content/blog/assets';
import { top5BlogPost } from '@/content/blog/builders';

/** Strings with the light markup that editors type, in every field. */
export const photoReady = top5BlogPost({
  id: 'photoReady',
  createdAt: '2025-10-08T14:00:00Z',
  tags: ['hostingAdvice', 'homePhotography', 'hannahReyes'],
  fields: {
    title: 'Five jobs before the photographer comes',
    excerpt: 'What no photographer can do for your house, and one long day before the pictures can.',
    author: 'Hannah Reyes',
    openingParagraph: `A guest gives your house about as long as it takes to swipe a thumb. In that time there is no description, no neighborhood, no kindness of the host: there are photographs. A good photographer can do a great deal with light. What no photographer can do is unplug the lamp, find the other nightstand or wash the windows while you wait.

So the work is done the day before, and it is yours. Here are five jobs, in the order in which we do them when we get a home photo-ready. Allow one long day for two people. Begin upstairs.`,
    photo1: pictures.cottage,
    p1: `## 1. Take things out

Before you add a single pillow, take away a third of what is there. Magnets, remotes, the basket of remotes, the sign that says *beach this way*. Family pictures, unless you want strangers to know the children. The second coffee maker. Rugs that are there to hide a stain: repair the floor or leave it bare.

Cameras count objects. Your eye has learned to skip the dish soap, and the lens never will. Clear every flat surface completely, then put back **three things at most**: a bowl, a plant, a book that somebody might read.

Put it all in one closet, and tell the photographer which.`,
    photo2: pictures.umbrellas,
    p2: `## 2. Let the light in

Wash the windows, inside and out. It is the dullest hour of the day and does more for the pictures than anything you could buy. Take out the screens where they come out easily, label them, and store them flat.

Then go through the house and change every bulb that does not match. One warm and one cold in the same room make a photograph look like a mistake. Choose one color, soft and warm, and have it everywhere.

- Open every blind to the same height.
- Turn ceiling fans off; they smear.
- Know when the sun is on the front of the house. That hour is for the outside picture, and the schedule is built around it.`,
    photo3: pictures.boardwalk,
    p3: `## 3. Make the beds like a stranger will judge them

A stranger will. White sheets, ironed or steamed on the bed, the top one folded down by the length of a forearm. Two sleeping pillows for each person, standing, and one more in front if you must. No tower of cushions: guests know that they will spend the week on a chair.

Show the truth. If the room has a double, it must not look like a queen; if the bunk is for small children, put a small bear on it. A bed that is smaller than its picture is as common a complaint as there is, and the easiest to avoid.

Straighten the lamp shades, with the seam to the wall. Hide the cords. Close the closet.`,
    photo4: pictures.seaOats,
    p4: `## 4. Dress the outside as a room

On this coast the porch sells the house. Sweep it, wash the salt off the rail, and set the chairs as if two people had just gone in for more coffee: turned a little toward each other, a folded towel on one arm. Tighten the screws. A chair that leans in the picture will lean under a guest.

Coil the hose. Move the trash cans, the cars and the kayak with the hole. Rake the drive. If there is a pool, have it cleaned that morning, and let the water settle.

Ask for one picture from the street, as you would see it on arrival in the dark with three tired children. It is the most useful one in the listing, and hardly anybody takes it. More of what guests look for is on [our page for owners](/partner).`,
    photo5: pictures.pier,
    p5: `## 5. Walk it with the list of doubts

Stand at the door as a guest who is about to send a deposit, and ask what the pictures must answer. *Where do we eat, all of us, at once? Which bathroom belongs to which bed? How far is it to the sand, and is there a road between? Where do wet things go? Are those stairs safe for a two-year-old?*

Each doubt is a photograph. Write them down for the photographer, room by room:

1. The long view of each room, from the corner, at chest height.
2. The table, set for the number you advertise.
3. The walk to the beach, from the gate to the water, in three or four frames.
4. The parking, the outdoor shower, the laundry.
5. The least pretty room. Show it small, but show it.`,
    closingParagraph: `When the photographer has gone, keep going for one more hour: take your own pictures of every closet, appliance label and ceiling. Nobody will ever see them but your insurer, and [after a storm](/blog/after-the-storm-the-first-24-hours) you will be glad of each.

Have the pictures renewed when the house changes, and in any case every few years. Towels fade, trees grow, and a listing in which the sofa is still blue loses trust it will not win back. Photography is part of some of [our plans](/plans) and not of others; the list above works for all of them, and for a friend with a good phone on a bright day.`,
  },
});
