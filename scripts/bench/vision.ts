import { compare } from './vision/comparison';
import { printMemory } from './vision/memory';
import { labeledPictures } from './vision/pictures';
import { printSpeed } from './vision/speed';

/** Prints how well, how fast and with how much memory focal points are found, beside other strategies. */
export async function run(): Promise<void> {
  const pictures = await labeledPictures();
  await compare(pictures);
  await printSpeed();
  await printMemory(pictures.map(({ jpeg }) => jpeg));
}
