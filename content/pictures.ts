export interface PictureSource {
  /** A picture in `public/images`, or the URL of one with a `size`. */
  src: string;
  alt: string;
  /** In pixels, of a picture that Contentful's image service resizes. */
  size?: { width: number; height: number };
  /** The point to keep in view when the picture is cropped, as `object-position`. */
  focus?: string;
}

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
