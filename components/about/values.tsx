import { values } from '@/content/about';

export function Values() {
  return (
    <section className="section" aria-labelledby="values-title">
      <div className="wrap values-grid">
        <h2 id="values-title">{values.title}</h2>
        <ul className="values">
          {values.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
