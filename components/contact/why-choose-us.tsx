import { Icon } from '@/components/ui/icon';
import { contactPage } from '@/content/contact';

export function WhyChooseUs() {
  return (
    <section className="section dark" aria-labelledby="why-title">
      <div className="wrap why-grid">
        <h2 id="why-title">{contactPage.why.title}</h2>
        <ul className="why">
          {contactPage.why.reasons.map(({ title, text }) => (
            <li key={title}>
              <Icon name="check" />
              <p>
                <strong>{title}</strong> <span className="muted">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
