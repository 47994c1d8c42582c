import { picture } from './builders';

const size8x5 = { width: 1600, height: 1000 };
const size3x2 = { width: 1600, height: 1067 };

/**
 * The pictures in articles. These are sample data of Contentful, where an editor describes each picture, so alt texts
 * may repeat those of our pages. Articles that need a caption add it with `addCaption`.
 */
export const pictures = {
  bikes: picture({
    id: 'bikes',
    path: 'blog/bikes.jpg',
    ...size8x5,
    alt: 'Teal and coral cruiser bicycles with baskets leaning on a white picket fence in front of a yellow cottage',
  }),
  boardwalk: picture({
    id: 'boardwalk',
    path: 'blog/boardwalk.jpg',
    ...size8x5,
    alt: 'Boardwalk over white dunes leading down to beach umbrellas and emerald water',
  }),
  cottage: picture({
    id: 'cottageBehindDunes',
    path: 'blog/cottage-behind-dunes.jpg',
    ...size3x2,
    alt: 'Aqua cottage with two white porches and a rooftop lookout, seen across dunes and sea oats',
  }),
  kayaks: picture({
    id: 'duneLakeKayaks',
    path: 'blog/dune-lake-kayaks.jpg',
    ...size8x5,
    alt: 'Two kayaks on a coastal dune lake seen from above, framed by grasses and trees',
  }),
  fishingBoat: picture({
    id: 'fishingBoat',
    path: 'blog/fishing-boat.jpg',
    ...size8x5,
    alt: 'White fishing boat with teal trim in a harbor lined with pastel houses',
  }),
  townhouses: picture({
    id: 'harborTownhouses',
    path: 'blog/harbor-townhouses.jpg',
    ...size3x2,
    alt: 'Three-story pastel townhouses with stacked white porches on a palm-lined harbor',
  }),
  lighthouse: picture({
    id: 'lighthouse',
    path: 'blog/lighthouse.jpg',
    ...size8x5,
    alt: 'Coral-striped lighthouse and keeper’s cottage above the dunes under a clearing, rain-washed sky',
  }),
  market: picture({
    id: 'marketStall',
    path: 'blog/market-stall.jpg',
    ...size8x5,
    alt: 'Farmers’ market stall with a striped teal awning and crates of citrus, tomatoes and peaches',
  }),
  pier: picture({
    id: 'pierDusk',
    path: 'blog/pier-dusk.jpg',
    ...size8x5,
    alt: 'Long wooden pier with lamps over calm water at sunset',
  }),
  seaOats: picture({
    id: 'sunsetSeaOats',
    path: 'blog/sunset-sea-oats.jpg',
    ...size8x5,
    alt: 'Sea oats in front of a golden sunset over the Gulf',
  }),
  umbrellas: picture({
    id: 'umbrellasFromAbove',
    path: 'blog/umbrellas-from-above.jpg',
    ...size8x5,
    alt: 'Coral, teal and gold beach umbrellas seen from above beside white foam',
  }),
  dawnWalk: picture({
    id: 'boardwalkDawn',
    path: 'about/our-story.jpg',
    ...size3x2,
    alt: 'Wooden boardwalk crossing dunes of golden sea oats toward the Gulf in early light',
  }),
  footprints: picture({
    id: 'familyFootprints',
    path: 'about/generations.jpg',
    ...size3x2,
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
    ...size3x2,
    alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to the emerald Gulf',
  }),
  key: picture({
    id: 'brassKey',
    path: 'owners/referral.jpg',
    ...size3x2,
    alt: 'Brass key with a teal tag on a wooden table, sea oats in a white vase and the Gulf beyond',
  }),
};
