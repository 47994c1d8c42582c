/** Pictures on more than one page. */
export const pictures = {
  porch: {
    src: '/images/owners/plans.jpg',
    alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to emerald water',
  },
  key: {
    src: '/images/owners/referral.jpg',
    alt: 'Brass key with a teal tag on a wooden table, sea oats in a white vase and the water beyond',
  },
  cottages: {
    src: '/images/owners/partner-hero.jpg',
    alt: 'Pastel cottages on a dune at golden hour, seen from the water',
  },
} as const;
