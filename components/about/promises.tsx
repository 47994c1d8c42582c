import { Icon } from '@/components/ui/icon';
import { promises } from '@/content/about';

/** What we promise to whom, each with the way to check it. */
export function Promises() {
  return (
    <section className="section sand" aria-labelledby="promises-title">
      <div className="wrap">
        <div className="promises-head">
          <h2 id="promises-title">{promises.title}</h2>
          <p className="lead">{promises.lead}</p>
        </div>
        <div className="promises">
          {promises.groups.map(({ to, items }) => (
            <section key={to} aria-label={to}>
              <h3>{to}</h3>
              <dl>
                {items.map(({ promise, check }) => (
                  <div key={promise}>
                    <dt>{promise}</dt>
                    <dd>
                      <Icon name="check" />
                      {check}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
