import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost, figure } from '@/content/blog/builders';

const umbrellasPicture = addCaption(
  pictures.umbrellas,
  'umbrellasRip',
  'From above you can read the water. From the sand, look for the gap where the waves don’t break.',
);

export const beachFlags = blogPost({
  id: 'beachFlags',
  createdAt: '2026-05-20T14:00:00Z',
  updatedAt: '2026-05-22T10:20:00Z',
  tags: ['travelTips', 'beachSafety', 'withChildren'],
  fields: {
    text1: 'The flags on the beach, and what each one asks of you',
    excerpt:
      'Five flags, and what each one asks of you: read them on the drive down, and teach them to the children.',
    photo1: [pictures.boardwalk],
    content1: `<p>The Gulf looks kind, and on most days it is. It is also the sea. From Destin to Panama City Beach the public beaches fly a flag, which is changed as the water changes, and it is the first thing to look for when you come over the dune. Learn the five of them on the drive down. It takes less time than one song.</p>
<h2>The five flags</h2>
<ul>
<li><strong>Green: low hazard.</strong> The water is calm. Swim, and keep your eyes on the children anyway.</li>
<li><strong>Yellow: medium hazard.</strong> Moderate surf or currents. Strong swimmers may go in with care; small ones stay where it is shallow, within reach of an arm.</li>
<li><strong>Red: high hazard.</strong> High surf, strong currents. Stay out, or at the very most get your feet wet.</li>
<li><strong>Two red flags: the water is closed.</strong> To everyone. Going in is dangerous, and on much of this coast it can bring a fine, because somebody would have to come in after you.</li>
<li><strong>Purple: stinging things are about.</strong> Jellyfish, usually. It flies together with one of the others, and does not replace it.</li>
</ul>
<p>No flag at all doesn’t mean that the sea is safe. It may only mean that nobody has put one up. And a flag speaks for a long stretch of shore, so the water in front of you may look milder than the color says. Believe the color.</p>
<h2>What a rip current is</h2>
<p>Waves push water up the beach, and it has to get back. Where it finds a gap in the sandbar it runs out in a narrow stream, sometimes faster than anyone can swim. That is a rip. It does not pull you under. It carries you away from the shore, and people drown because they fight it until they are tired.</p>
<p>From the sand you may see a gap where the waves don’t break, a darker or sandier lane of water, or foam moving steadily outward. You may also see nothing at all. Rips can form on a sunny day with a friendly breeze, a day or two after a storm that never came near.</p>
<h3>If it takes you</h3>
<ol>
<li><strong>Float.</strong> Breathe. You are not sinking; you are moving.</li>
<li><strong>Wave and call</strong> if there is anyone to see you.</li>
<li><strong>Swim along the beach,</strong> not toward it, until the pull lets go.</li>
<li><strong>Then come in</strong> at a slant, with the waves helping.</li>
<li>If you can’t get out of it, keep floating. The current dies away beyond the breakers.</li>
</ol>
<h3>If it takes someone else</h3>
<p>Don’t go in after them. It is the hardest rule on this page, and the reason is in the reports of every summer: the rescuer is often the one who drowns. Call a lifeguard, or 911. Throw something that floats, a board, a cooler lid, a ring. Point, keep your eyes on them, and shout what they should do. The <a href="https://www.weather.gov/safety/ripcurrent">National Weather Service</a> has a page with pictures. Show it to the teenagers; they will pretend not to look.</p>
${figure(umbrellasPicture)}
<h2>Choose your place by the tower</h2>
<p>Some beaches have lifeguards for part of the year and part of the day; many accesses have none. In South Walton the <a href="https://www.swfd.org/beach-safety/surf-conditions">fire district</a> posts the conditions, the flag of the day and the places of its towers. Before you carry the chairs over the dune, spend a minute on that page, or on the one for the county you are staying in. Then walk the extra two hundred yards to where somebody is watching.</p>
<p>Tell the children where that tower is, and what your umbrella looks like from the water. Everybody drifts. A child who comes out of the sea a hundred yards down the beach sees forty umbrellas and not one that is theirs.</p>
<h2>Sun, sky and stings</h2>
<p><strong>Thunder</strong> means off the beach, at once, and indoors or into a car with a hard roof. Stay there until half an hour after the last of it. An umbrella is not shelter. It is a pole.</p>
<p><strong>Heat</strong> is slower. White sand throws the sun back up at you, so hats alone won’t do. Go down before ten, come home at noon, and go again at four, as people here do.</p>
<p><strong>Stings:</strong> leave the water, rinse with seawater, lift off what still clings without touching it with your bare hand, and ask the lifeguard what they use. Trouble with breathing, or swelling of the face, is a call to 911. For stingrays, shuffle your feet in the shallows. They would much rather leave.</p>
<h2>Leave no trace, and why it is a safety rule</h2>
<p>Fill in the holes. Someone will be running in the dark one day to help a stranger, and a turtle will be walking up the same sand: they nest here from May through October, at night. In Walton County things that are left on the beach overnight may be taken away, tents and toys included, and other places have similar rules. Keep lights off the sand at night, and never shine one at a turtle. If you find one in trouble, don’t touch it; the <a href="https://myfwc.com/research/wildlife/sea-turtles/">state’s wildlife commission</a> tells you whom to call.</p>
<h2>The one-minute version, for the refrigerator</h2>
<ul>
<li>Look at the flag each time you go down. Two reds: nobody swims.</li>
<li>Never alone, and never without a grown-up whose phone is in the bag.</li>
<li>In a rip: float, wave, swim sideways.</li>
<li>Someone else in a rip: call, throw, point. Don’t go.</li>
<li>Thunder: inside, for half an hour.</li>
<li>Last one off the beach fills in the holes.</li>
</ul>
<p>That is all. Now turn around: there is calmer water behind you, and on a red-flag day it is the best idea on the coast. Read about <a href="/blog/the-quiet-lakes-behind-the-dunes">the quiet lakes behind the dunes</a>, or choose from <a href="/blog/five-things-to-do-before-ten-in-the-morning">five things to do before ten in the morning</a>. If you are still packing, here is <a href="/blog/what-to-pack-for-october-and-what-to-leave">what to bring and what to leave</a>.</p>`,
  },
});
