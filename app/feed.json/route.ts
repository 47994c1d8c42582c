import { feedAnswer } from '@/lib/syndication/feed-route';

export const revalidate = 300;

export function GET() {
  return feedAnswer('/feed.json');
}
