import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Steps } from '@/components/ui/steps';
import { contactPage } from '@/content/contact';

/** What a sender can expect, and by when. */
export function AfterSending() {
  return (
    <Section labelledBy="after-title">
      <Container>
        <h2 id="after-title">{contactPage.after.title}</h2>
        <Steps steps={contactPage.after.steps} className="mt-stack" />
      </Container>
    </Section>
  );
}
