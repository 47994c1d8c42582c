// npm run pictures: makes the files in public/pictures from the pictures in public/images if they are missing or
// outdated, and removes files that are no longer needed.
import { makePictures } from '@/lib/pictures/make-pictures';

const { made, removed } = await makePictures();
for (const name of made) console.log(`made ${name}`);
console.log(`${made.length} pictures made, ${removed.length} files removed.`);
