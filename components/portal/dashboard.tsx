import { Icon } from '@/components/ui/icon';
import { dashboard, quickActions } from '@/content/portal';
import { AccountInfo } from './account-info';
import { AccountSupport } from './account-support';
import { DashboardTitle } from './dashboard-title';
import { PlatformLink } from './platform-link';
import { RevenueChart } from './revenue-chart';

/** What an owner sees: sample data, and links into the owner platform. */
export function Dashboard() {
  return (
    <div className="dash">
      <header className="dash-head">
        <div>
          <p className="dash-sample">
            <span className="chip">{dashboard.sample}</span> {dashboard.home}
          </p>
          <DashboardTitle>
            {dashboard.welcome}, {dashboard.owner}
          </DashboardTitle>
        </div>
        <div className="actions">
          <PlatformLink className="btn btn-line">{dashboard.support}</PlatformLink>
          <PlatformLink className="btn btn-main">{dashboard.open}</PlatformLink>
        </div>
      </header>
      <Stats />
      <div className="dash-grid">
        <RevenueChart />
        <section className="launch dark" aria-labelledby="launch-title">
          <h3 id="launch-title">{dashboard.launch.title}</h3>
          <p className="muted">{dashboard.launch.text}</p>
          <PlatformLink className="btn btn-sand">{dashboard.launch.label}</PlatformLink>
        </section>
        <QuickActions />
        <AccountInfo />
        <AccountSupport />
      </div>
      <p className="small muted">{dashboard.sampleNote}</p>
    </div>
  );
}

function Stats() {
  return (
    <ul className="dash-stats">
      {dashboard.stats.map(({ icon, label, value, change, changeType }) => (
        <li key={label}>
          <h3>{label}</h3>
          <Icon name={icon} />
          <p className="num">{value}</p>
          <p className={`small ${changeType}`}>
            <Icon name={changeType === 'positive' ? 'up' : 'down'} />
            <strong className="tnum">{change}</strong> <span className="muted">{dashboard.statsNote}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function QuickActions() {
  return (
    <section className="dash-card" aria-labelledby="actions-title">
      <h3 id="actions-title">{dashboard.actionsTitle}</h3>
      <ul className="quick">
        {quickActions.map(({ icon, title, description, action }) => (
          <li key={title}>
            <Icon name={icon} />
            <h4>{title}</h4>
            <p className="small muted">{description}</p>
            <PlatformLink className="link">
              <span>{action}</span>
            </PlatformLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
