import type { Category } from '@/content/categories';
import { company } from '@/content/company';
import { guide, guideStates } from '@/content/guide';
import { ReloadButton } from './reload-button';

/** The content service failed, and there is no earlier page to show. */
export function ListFailed({ path }: { path: string }) {
  return (
    <section className="wrap panel-state" aria-labelledby="state-title">
      <h2 id="state-title">{guideStates.listFailed}</h2>
      <p className="muted">
        Nothing is lost: the articles are on their way back. If you need us now, call{' '}
        <a className="inline-link" href={company.phone.href}>
          {company.phone.display}
        </a>
        .
      </p>
      <ReloadButton path={path} loading={guideStates.loadingList}>
        {guideStates.tryAgain}
      </ReloadButton>
    </section>
  );
}

interface ListEmptyProps {
  path: string;
  category: Category | null;
  total: number;
  featured: number;
}

/** The content service answered, and there is nothing to list (specification, section 2.8). */
export function ListEmpty({ path, category, total, featured }: ListEmptyProps) {
  return (
    <section className="wrap panel-state" aria-labelledby="state-title">
      <h2 id="state-title">{guideStates.emptyTitle}</h2>
      <p className="muted">{guideStates.emptyText}</p>
      <DebugBox
        facts={[
          ['Total posts', String(total)],
          ['Featured posts', String(featured)],
          ['Selected category', category?.name ?? guide.allPosts],
        ]}
      />
      <ReloadButton path={path} loading={guideStates.loadingList}>
        {guideStates.retryLoading}
      </ReloadButton>
    </section>
  );
}

/** What someone who is asked for help wants to know. */
export function DebugBox({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl className="debug small">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
