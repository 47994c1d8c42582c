import { feedAnswer } from '@/lib/syndication/feeds';

export const revalidate = 300;

export function GET() {
  return feedAnswer('/feed.json');
}
