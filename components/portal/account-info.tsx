import { dashboard } from '@/content/portal';
import { Panel } from './panel';

export function AccountInfo() {
  return (
    <Panel id="account-title" title={dashboard.accountTitle}>
      <dl>
        {dashboard.account.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-line border-t py-2.75">
            <dt className="text-muted">{label}</dt>
            <dd className="figures font-label">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
