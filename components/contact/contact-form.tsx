import { LeadForm } from '@/components/forms/lead-form';
import { Picture } from '@/components/ui/picture';
import { contactPage } from '@/content/contact';

const chairs = {
  src: '/images/owners/plans.jpg',
  width: 1600,
  height: 1067,
  alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to the emerald Gulf',
};

export function ContactForm() {
  return (
    <section className="section sand" id="contact-form" aria-labelledby="contact-form-title">
      <div className="wrap contact-grid">
        <div className="contact-side">
          <h2 id="contact-form-title">{contactPage.form.title}</h2>
          <p className="lead">{contactPage.form.lead}</p>
          <div className="frame">
            <Picture picture={chairs} sizes="(min-width: 1280px) 450px, (min-width: 900px) 38vw, 1px" />
          </div>
        </div>
        <LeadForm kind="contact" labelledBy="contact-form-title" />
      </div>
    </section>
  );
}
