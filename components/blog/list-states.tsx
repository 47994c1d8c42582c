import { PhoneLink } from '@/components/layout/phone-link';
import { card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { textLink } from '@/components/ui/text';
import type { Category } from '@/content/categories';
import { guide, guideStates } from '@/content/guide';
import type { GuideList } from '@/lib/blog/guide-list';
import { ReloadButton } from './reload-button';

/** Shown if the content service failed and the list is not cached. */
export function ListFailed({ path }: { path: string }) {
  return (
    <ListState title={guideStates.listFailed} path={path} action={guideStates.tryAgain}>
      <p className="measure-40 text-muted">
        Nothing is lost: the articles are on their way back. If you need us now, call{' '}
        <PhoneLink className={textLink} />.
      </p>
    </ListState>
  );
}

type ListEmptyProps = { path: string; category: Category | null } & Pick<
  Extract<GuideList, { status: 'empty' }>,
  'total' | 'featured'
>;

export function ListEmpty({ path, category, total, featured }: ListEmptyProps) {
  return (
    <ListState title={guideStates.emptyTitle} path={path} action={guideStates.retryLoading}>
      <p className="measure-40 text-muted">{guideStates.emptyText}</p>
      <DebugBox
        facts={[
          ['Total posts', String(total)],
          ['Featured posts', String(featured)],
          ['Selected category', category?.name ?? guide.allPosts],
        ]}
      />
    </ListState>
  );
}

interface ListStateProps {
  title: string;
  path: string;
  /** The label of the reload button. */
  action: string;
  children: React.ReactNode;
}

function ListState({ title, path, action, children }: ListStateProps) {
  return (
    <Container
      as="section"
      className="grid justify-items-start gap-5 py-8 sm:py-10 md:py-16"
      aria-labelledby="state-title"
    >
      <h2 id="state-title" className="opsz-48 measure-20 text-step-4">
        {title}
      </h2>
      {children}
      <Island
        name="reload-button"
        of={ReloadButton}
        props={{ path, label: action, loading: guideStates.loadingList }}
      />
    </Container>
  );
}

export function DebugBox({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <dl
      className={`${card} wrap-anywhere figures flex flex-wrap gap-x-7 gap-y-1 px-5 py-3.5 text-sm leading-normal`}
    >
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}:</dt> <dd className="font-label">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
