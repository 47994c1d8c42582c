import { normalized } from './planes';
import { barrierDistance, detail, unlikeEdges, unlikeRow } from './saliency-features';
import type { LabPicture, Plane } from './small-picture';

/** How much each pixel stands out, 0 and up. */
export type SaliencyMap = { width: number; height: number; values: Plane };

/**
 * What stands out in a picture: it is unlike the edges, unlike its row (so a horizon does not count), full of detail,
 * and hard to reach from the edges by way of like colors. The weights are round numbers from the flat top of a search
 * on the tuning half of the labelled set (`npm run bench -- vision`); neighboring values do as well.
 */
export function saliencyOf(picture: LabPicture): SaliencyMap {
  const edges = normalized(unlikeEdges(picture));
  const row = normalized(unlikeRow(picture));
  const details = normalized(detail(picture));
  const barrier = normalized(barrierDistance(picture));

  const values = edges.map(
    (edge, i) => (0.8 * edge + 0.5 * (row[i] ?? 0) + (details[i] ?? 0)) * (1 + (barrier[i] ?? 0)),
  );
  return { width: picture.width, height: picture.height, values };
}
