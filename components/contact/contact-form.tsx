import { LeadForm } from '@/components/forms/lead-form';
import { Columns } from '@/components/ui/columns';
import { Frame } from '@/components/ui/frame';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { contactPage } from '@/content/contact';

const chairs = {
  src: '/images/owners/plans.jpg',
  width: 1600,
  height: 1067,
  alt: 'A white and a teal rocking chair on a shaded porch, looking out over sea oats to the emerald Gulf',
};

export function ContactForm() {
  return (
    <Section ground="sand" id="contact-form" labelledBy="contact-form-title">
      <Columns>
        <div className="grid content-start gap-5">
          <h2 id="contact-form-title">{contactPage.form.title}</h2>
          <Lead>{contactPage.form.lead}</Lead>
          <Frame className="mt-6 hidden aspect-square md:block">
            <Picture picture={chairs} sizes="(min-width: 1280px) 450px, (min-width: 900px) 38vw, 1px" />
          </Frame>
        </div>
        <LeadForm kind="contact" labelledBy="contact-form-title" />
      </Columns>
    </Section>
  );
}
