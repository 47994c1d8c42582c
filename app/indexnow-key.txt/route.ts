import { env } from '@/lib/platform/env';
import { textAnswer } from '@/lib/seo/content-answer';

export const dynamic = 'force-dynamic';

/** Proves to search engines that a ping comes from us (indexnow.org/documentation, "keyLocation"). */
export function GET() {
  return env.INDEXNOW_KEY ? textAnswer(env.INDEXNOW_KEY) : textAnswer('No key is configured.\n', 404);
}
