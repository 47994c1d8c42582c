// npm run pictures: makes missing and outdated files for the pictures in public/images, and removes unused ones.
import { makePictures } from '@/lib/pictures/make-pictures';

const { made, removed } = await makePictures();
for (const name of made) console.log(`made ${name}`);
console.log(`${made.length} pictures made, ${removed.length} files removed.`);
