import { dashboard } from '@/content/portal';

export function AccountInfo() {
  return (
    <section className="dash-card" aria-labelledby="account-title">
      <h3 id="account-title">{dashboard.accountTitle}</h3>
      <dl className="account">
        {dashboard.account.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
