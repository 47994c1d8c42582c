import { PhoneLink } from '@/components/layout/phone-link';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { plainLink } from '@/components/ui/text';
import { company } from '@/content/company';
import { HomeView } from './home-view';

export function NotFoundView() {
  return (
    <>
      <aside className="border-sand-200 border-b bg-sand-100" aria-label="Notice">
        <Container className="flex flex-wrap gap-x-4 gap-y-1 py-3.5">
          <p className="flex items-center gap-2">
            <Icon name="info" />
            <strong>We couldn't find that page</strong>
          </p>
          <p>
            Here is the home page instead. Looking for something? Call <PhoneLink /> or read the{' '}
            <a className={plainLink} href="/blog">
              {company.guide.name}
            </a>
            .
          </p>
        </Container>
      </aside>
      <HomeView />
    </>
  );
}
