export { feedAnswer as GET } from '@/lib/syndication/feeds';

export const revalidate = 300;
