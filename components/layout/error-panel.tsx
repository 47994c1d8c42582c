import { Actions } from '@/components/ui/actions';
import { Button, ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { PhoneLink } from './phone-link';

export function ErrorPanel({ retry }: { retry: () => void }) {
  return (
    <Section labelledBy="error-title">
      <Container className="grid gap-6">
        <h1 id="error-title">Something went wrong on our side</h1>
        <Lead>
          Try again, or call us at <PhoneLink /> and we will help you.
        </Lead>
        <Actions>
          <Button onClick={retry}>Try again</Button>
          <ButtonLink look="line" href="/">
            Back to Home
          </ButtonLink>
        </Actions>
      </Container>
    </Section>
  );
}
