import { feedAnswer } from '@/lib/syndication/feed-route';

export const dynamic = 'force-dynamic';

export function GET(request: Request) {
  return feedAnswer(request, '/feed.json');
}
