import { picture } from './builders';

const wide = { width: 1600, height: 1000 };
const tall = { width: 1600, height: 1067 };

/** The pictures in articles. Articles that need a caption add it with `captioned`. */
export const pictures = {
  bikes: picture({
    id: 'bikes',
    path: 'blog/bikes.jpg',
    ...wide,
    alt: 'Teal and coral cruiser bicycles with baskets leaning on a white picket fence in front of a yellow cottage',
  }),
  boardwalk: picture({
    id: 'boardwalk',
    path: 'blog/boardwalk.jpg',
    ...wide,
    alt: 'Boardwalk over white dunes leading down to beach umbrellas and emerald water',
  }),
  cottage: picture({
    id: 'cottageBehindDunes',
    path: 'blog/cottage-behind-dunes.jpg',
    ...tall,
    alt: 'Aqua cottage with two white porches and a rooftop lookout, seen across dunes and sea oats',
  }),
  kayaks: picture({
    id: 'duneLakeKayaks',
    path: 'blog/dune-lake-kayaks.jpg',
    ...wide,
    alt: 'Two kayaks on a coastal dune lake seen from above, framed by grasses and trees',
  }),
  fishingBoat: picture({
    id: 'fishingBoat',
    path: 'blog/fishing-boat.jpg',
    ...wide,
    alt: 'White fishing boat with teal trim in a harbor lined with pastel houses',
  }),
  townhouses: picture({
    id: 'harborTownhouses',
    path: 'blog/harbor-townhouses.jpg',
    ...tall,
    alt: 'Three-story pastel townhouses with stacked white porches on a palm-lined harbor',
  }),
  lighthouse: picture({
    id: 'lighthouse',
    path: 'blog/lighthouse.jpg',
    ...wide,
    alt: 'Coral-striped lighthouse and keeper’s cottage above the dunes under a clearing, rain-washed sky',
  }),
  market: picture({
    id: 'marketStall',
    path: 'blog/market-stall.jpg',
    ...wide,
    alt: 'Farmers’ market stall with a striped teal awning and crates of citrus, tomatoes and peaches',
  }),
  pier: picture({
    id: 'pierDusk',
    path: 'blog/pier-dusk.jpg',
    ...wide,
    alt: 'Long wooden pier with lamps over calm water at sunset',
  }),
  seaOats: picture({
    id: 'sunsetSeaOats',
    path: 'blog/sunset-sea-oats.jpg',
    ...wide,
    alt: 'Sea oats in front of a golden sunset over the Gulf',
  }),
  umbrellas: picture({
    id: 'umbrellasFromAbove',
    path: 'blog/umbrellas-from-above.jpg',
    ...wide,
    alt: 'Coral, teal and gold beach umbrellas seen from above beside white foam',
  }),
  dawnWalk: picture({
    id: 'boardwalkDawn',
    path: 'about/our-story.jpg',
    ...tall,
    alt: 'Wooden boardwalk crossing dunes of golden sea oats toward the Gulf in early light',
  }),
  footprints: picture({
    id: 'familyFootprints',
    path: 'about/generations.jpg',
    ...tall,
    alt: 'Large and small footprints leading across white sand to a coral umbrella, beach chairs, a child-size chair and a sandcastle',
  }),
  goldenHour: picture({
    id: 'cottagesGoldenHour',
    path: 'owners/partner-hero.jpg',
    width: 1920,
    height: 1080,
    alt: 'Pastel cottages on a dune at golden hour, seen from the water',
  }),
  porch: picture({
    id: 'shadedPorch',
    path: 'owners/plans.jpg',
    ...tall,
    alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to the emerald Gulf',
  }),
  key: picture({
    id: 'brassKey',
    path: 'owners/referral.jpg',
    ...tall,
    alt: 'Brass key with a teal tag on a wooden table, sea oats in a white vase and the Gulf beyond',
  }),
};
