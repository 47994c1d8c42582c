import { feedResponse } from '@/lib/syndication/feeds';

export const revalidate = 300;

export function GET() {
  return feedResponse('/feed.json');
}
