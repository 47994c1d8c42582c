import { focalPoint } from '@/lib/vision/focal-point';
import { comparison } from './vision/comparison';
import { labeledSet } from './vision/labeled-set';
import { memory } from './vision/memory';
import { speed } from './vision/speed';

/** Prints how well, how fast and with how much memory focal points are found, beside other strategies. */
export async function run(): Promise<void> {
  const set = await labeledSet();
  await comparison(set, focalPoint);
  await speed();
  await memory(set.map(({ jpeg }) => jpeg));
}
