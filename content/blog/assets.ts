import { picture } from './builders';

const wide = { width: 1600, height: 1000 };
const tall = { width: 1600, height: 1067 };

/** The pictures of the Guide, without captions: an article that wants one adds its own. */
export const pictures = {
  bikes: picture({
    id: 'bikes',
    fileName: 'bikes.jpg',
    size: 345966,
    ...wide,
    alt: 'Teal and coral cruiser bicycles with baskets leaning on a white picket fence in front of a yellow cottage',
  }),
  boardwalk: picture({
    id: 'boardwalk',
    fileName: 'boardwalk.jpg',
    size: 341458,
    ...wide,
    alt: 'Boardwalk over white dunes leading down to beach umbrellas and emerald water',
  }),
  cottage: picture({
    id: 'cottageBehindDunes',
    fileName: 'cottage-behind-dunes.jpg',
    size: 413584,
    ...tall,
    alt: 'Aqua cottage with two white porches and a rooftop lookout, seen across dunes and sea oats',
  }),
  kayaks: picture({
    id: 'duneLakeKayaks',
    fileName: 'dune-lake-kayaks.jpg',
    size: 262033,
    ...wide,
    alt: 'Two kayaks on a coastal dune lake seen from above, framed by grasses and trees',
  }),
  ripples: picture({
    id: 'sandRipples',
    fileName: 'fallback.jpg',
    size: 153301,
    ...wide,
    alt: 'White sand dune texture with soft wind ripples',
  }),
  fishingBoat: picture({
    id: 'fishingBoat',
    fileName: 'fishing-boat.jpg',
    size: 295640,
    ...wide,
    alt: 'White fishing boat with teal trim in a harbor lined with pastel houses',
  }),
  townhouses: picture({
    id: 'harborTownhouses',
    fileName: 'harbor-townhouses.jpg',
    size: 389095,
    ...tall,
    alt: 'Three-story pastel townhouses with stacked white porches on a palm-lined harbor',
  }),
  lighthouse: picture({
    id: 'lighthouse',
    fileName: 'lighthouse.jpg',
    size: 268948,
    ...wide,
    alt: 'Coral-striped lighthouse and keeper’s cottage above the dunes under a clearing, rain-washed sky',
  }),
  market: picture({
    id: 'marketStall',
    fileName: 'market-stall.jpg',
    size: 302613,
    ...wide,
    alt: 'Farmers’ market stall with a striped teal awning and crates of citrus, tomatoes and peaches',
  }),
  pier: picture({
    id: 'pierDusk',
    fileName: 'pier-dusk.jpg',
    size: 221792,
    ...wide,
    alt: 'Long wooden pier with lamps over calm water at sunset',
  }),
  seaOats: picture({
    id: 'sunsetSeaOats',
    fileName: 'sunset-sea-oats.jpg',
    size: 277783,
    ...wide,
    alt: 'Sea oats in front of a golden sunset over the Gulf',
  }),
  umbrellas: picture({
    id: 'umbrellasFromAbove',
    fileName: 'umbrellas-from-above.jpg',
    size: 216096,
    ...wide,
    alt: 'Coral, teal and gold beach umbrellas seen from above beside white foam',
  }),
};
