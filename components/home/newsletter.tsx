import { LeadForm } from '@/components/forms/lead-form';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Note } from '@/components/ui/text';
import { formCopy } from '@/content/forms';
import { homePage } from '@/content/home';

const umbrellas = {
  src: '/images/blog/umbrellas-from-above.jpg',
  alt: 'Coral, teal and gold beach umbrellas seen from above beside white foam',
};

export function Newsletter() {
  const { title, lead } = homePage.newsletter;

  return (
    <section
      className="relative isolate grid overflow-hidden md:min-h-155 md:items-center"
      aria-labelledby="newsletter-title"
    >
      <Picture
        picture={umbrellas}
        sizes="100vw"
        focus="60% 80%"
        className="aspect-3/2 w-full md:absolute md:inset-0 md:-z-1 md:aspect-auto md:h-full"
      />
      <Container>
        <div className="grid gap-4 bg-sand-50 pt-10 pb-section md:ml-auto md:w-130 md:max-w-full md:rounded-card md:p-12 md:shadow-raised">
          <h2 id="newsletter-title">{title}</h2>
          <p className="text-muted">{lead}</p>
          <LeadForm kind="newsletter" />
          <Note>{formCopy.newsletter.note}</Note>
        </div>
      </Container>
    </section>
  );
}
