import { rentalsPage } from '@/content/rentals';

/** What happens between asking for a home and arriving at it. */
export function BookingSteps() {
  return (
    <section className="section" aria-labelledby="steps-title">
      <div className="wrap steps-grid">
        <h2 id="steps-title">{rentalsPage.steps.title}</h2>
        <ol className="steps">
          {rentalsPage.steps.items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <p>
                <strong>{title}</strong> <span className="muted">{text}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
