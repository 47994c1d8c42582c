import { contactPage } from '@/content/contact';

/** What a sender can expect, and by when. */
export function AfterSending() {
  return (
    <section className="section after" aria-labelledby="after-title">
      <div className="wrap">
        <h2 id="after-title">{contactPage.after.title}</h2>
        <ol className="after-steps">
          {contactPage.after.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="num num-xl" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
