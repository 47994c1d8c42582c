import { pictures } from '@/content/blog/assets';
import { addCaption, blogPost, figure } from '@/content/blog/builders';

const cottagePicture = addCaption(
  pictures.cottage,
  'cottageMarketLunch',
  'Lunch is whatever came home in the cooler, eaten on the upstairs porch.',
);

export const marketSaturday = blogPost({
  id: 'marketSaturday',
  createdAt: '2026-10-07T14:00:00Z',
  tags: ['farmersMarket', 'localFood', 'southWalton'],
  fields: {
    title: 'Saturday at the market, with a cooler and no list',
    excerpt: 'Leave the list at home, go early, and let the stalls decide what is for supper.',
    author: 'Eleanor Whitfield',
    photo1: [pictures.market],
    content1: `<p>The list is the mistake. You write it on Friday night with the recipe open: basil, eggplant, two pounds of something that stopped growing here in June. On Saturday morning you walk past the best thing on the table because it is not on the paper. So leave the paper at home. Bring a cooler, a few small bills and an appetite, and let the stalls tell you what is for supper.</p>
<p>There are Saturday markets from one end of the coast to the other, most of them out by noon, some of them only in season. Hours and places shift from year to year, so look at the calendar of <a href="https://www.visitsouthwalton.com/">Visit South Walton</a> the day before, or ask your host. Then go early. The bread is gone by ten.</p>
<h2>Walk it once with your hands in your pockets</h2>
<p>Do one full lap before you buy a thing. It takes ten minutes, and it saves you from the first tomato you meet. You are looking for what three stalls have at once: that is what is in season this week, it will be at its cheapest, and it will need the least done to it.</p>
<p>Then ask one question, always the same one: <em>Did you grow this?</em> Some sellers grow everything on the table. Some buy in, and say so freely. Both are honest work, but only one of them can tell you when the melon was cut. If the answer begins with the name of a field, buy there.</p>
<h2>What the coast eats, and when</h2>
<p>North Florida keeps its own calendar. Spring comes in February, high summer is too hot for lettuce, and fall is a second spring. Weather moves every date by a week or two, but the order holds.</p>
<ul>
<li><strong>March to May:</strong> strawberries, new potatoes, sweet onions, greens, then the first blueberries. In late spring look for tupelo honey, pale and slow, from the river swamps to the east.</li>
<li><strong>June and July:</strong> tomatoes, corn, field peas, okra, and peaches driven down from Alabama and Georgia. This is the month to cook nothing at all.</li>
<li><strong>August and September:</strong> figs, peppers, eggplant, muscadine grapes. The stalls thin out; the melons do not.</li>
<li><strong>October to December:</strong> sweet potatoes, pecans, greens again, and satsumas, the small loose-skinned citrus that this end of the state does best.</li>
<li><strong>January and February:</strong> cabbage, carrots, collards, citrus, and the pleasure of a market without a crowd.</li>
</ul>
<p>Boiled peanuts have no season. If you have never had one, know that it is soft, salty and closer to a bean than to a nut. Buy the small cup first. You will go back for the large.</p>
<h2>How to pack the cooler</h2>
<p>A cooler is a tool, and most people use it upside down. Cold falls, so the ice belongs on top. Freeze two bottles of water the night before: they keep the food cold, they do not flood the bread, and by noon they are something to drink.</p>
<ol>
<li>Anything raw from the water or the pasture goes at the bottom, in its own bag, tied.</li>
<li>Milk, cheese and eggs in the middle.</li>
<li>Greens and herbs above them, rolled in a damp dish towel.</li>
<li>Frozen bottles on top, then the lid, and the lid stays shut.</li>
</ol>
<p>Tomatoes, peaches, bread and basil ride outside, in the shade of the back seat. Cold ruins all four. Put the cooler in the car, not in the trunk, and drive straight home: an hour in a hot parking lot does more harm than a day in the refrigerator.</p>
${figure(cottagePicture)}
<h2>A lunch without a recipe</h2>
<p>By eleven you are back, and everyone is hungry. Don’t cook. Slice the tomatoes as thick as a thumb, salt them, and leave them alone for ten minutes. Tear the bread. Open the cheese. Put the peaches in a bowl of cold water, so that the skins slip. Somebody will have bought pickled okra. Somebody always does.</p>
<p>Put it all on the biggest board in the house and carry it outside. If the house has two porches, choose the upper one: the breeze is better, and no one will ask you to pass anything from the kitchen.</p>
<h2>Supper, with what is left</h2>
<p>Corn cut from the cob goes into a hot pan with butter and a little smoke from the grill. Field peas want forty minutes, an onion and patience. If there was a fish stall, you have supper; <a href="/blog/what-to-ask-at-the-fish-counter">what to ask at the fish counter</a> is a short list and works just as well under an awning. And if all of it sounds like too much after a day in the sun, we keep <a href="/blog/five-suppers-to-cook-on-a-porch">five suppers to cook on a porch</a> for exactly that evening.</p>
<h2>Small manners</h2>
<p>Bring your own bags. Carry ones and fives: the card reader works until the phone signal does not. Dogs are welcome at some markets and not at others, so check before you come, and never leave one in the car. Don’t haggle in the morning. At the very end, when the seller is looking at six crates and a long drive, an offer for the lot is a kindness to you both.</p>
<p>And take one thing you can’t name. Ask how to cook it. The answer will be shorter than any recipe, and it will be right.</p>`,
  },
});
