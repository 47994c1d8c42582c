import { ourWeek } from '@/content/about';

/** Who does what on which day: the part of our work that does not depend on the weather. */
export function OurWeek() {
  return (
    <section className="section sand" aria-labelledby="week-title">
      <div className="wrap week-grid">
        <div>
          <h2 id="week-title">{ourWeek.title}</h2>
          <p className="lead mt-5">{ourWeek.lead}</p>
        </div>
        <ol className="week">
          {ourWeek.days.map(({ day, who, text }) => (
            <li key={day}>
              <h3>{day}</h3>
              <p>
                <strong>{who}.</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
