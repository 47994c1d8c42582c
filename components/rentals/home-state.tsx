import { PhoneLink } from '@/components/layout/phone-link';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Lead } from '@/components/ui/text';
import { homeStates, savedHomesCopy } from '@/content/rental-pages';

/** In place of a home that is no longer shown, or that can't be read. */
export function HomeState({ state }: { state: keyof typeof homeStates }) {
  const { title, text } = homeStates[state];
  return (
    <Container as="section" className="grid justify-items-start gap-5 py-section">
      <h1>{title}</h1>
      <Lead>
        {text} <PhoneLink />.
      </Lead>
      <ButtonLink href="/vacation-rentals">{savedHomesCopy.browse}</ButtonLink>
    </Container>
  );
}
