// All fake services in one process, on the ports of sites.ts: built and served against by the configured site.
import { startContentful } from './contentful';
import { startEmbeds } from './embeds';
import { startHubspot } from './hubspot';
import { stubs } from './sites';

await startEmbeds();
await startHubspot();
const contentful = await startContentful({ port: stubs.contentful });
contentful.command({ do: 'reset' });
