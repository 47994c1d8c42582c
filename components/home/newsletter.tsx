import { LeadForm } from '@/components/forms/lead-form';
import { Picture } from '@/components/ui/picture';
import { homePage } from '@/content/home';

const umbrellas = {
  src: '/images/blog/umbrellas-from-above.jpg',
  width: 1600,
  height: 1000,
  alt: 'Coral, teal and gold beach umbrellas seen from above beside white foam',
};

export function Newsletter() {
  const { title, lead } = homePage.newsletter;

  return (
    <section className="news over" aria-labelledby="newsletter-title">
      <Picture picture={umbrellas} sizes="100vw" focus="60% 80%" />
      <div className="wrap">
        <div className="news-card">
          <h2 id="newsletter-title">{title}</h2>
          <p className="muted">{lead}</p>
          <LeadForm kind="newsletter" />
        </div>
      </div>
    </section>
  );
}
