import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import type { Category } from '@/content/categories';
import { company } from '@/content/company';
import { guide, guideStates } from '@/content/guide';
import { ReloadButton } from './reload-button';

/** The content service failed, and there is no earlier page to show. */
export function ListFailed({ path }: { path: string }) {
  return (
    <Container
      as="section"
      className="grid justify-items-start gap-5 py-8 sm:py-10 md:py-16"
      aria-labelledby="state-title"
    >
      <h2 id="state-title" className="max-w-[20em] text-step-4">
        {guideStates.listFailed}
      </h2>
      <p className="max-w-[40em] text-muted">
        Nothing is lost: the articles are on their way back. If you need us now, call{' '}
        <a className="text-link underline underline-offset-4" href={company.phone.href}>
          {company.phone.display}
        </a>
        .
      </p>
      <ReloadButton path={path} loading={guideStates.loadingList}>
        {guideStates.tryAgain}
      </ReloadButton>
    </Container>
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
    <Container
      as="section"
      className="grid justify-items-start gap-5 py-8 sm:py-10 md:py-16"
      aria-labelledby="state-title"
    >
      <h2 id="state-title" className="max-w-[20em] text-step-4">
        {guideStates.emptyTitle}
      </h2>
      <p className="max-w-[40em] text-muted">{guideStates.emptyText}</p>
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
    </Container>
  );
}

/** What someone who is asked for help wants to know. */
export function DebugBox({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <Card
      as="dl"
      className="wrap-anywhere flex flex-wrap gap-x-7 gap-y-1 px-5 py-3.5 text-sm tabular-nums leading-normal"
    >
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{name}:</dt> <dd className="font-label">{value}</dd>
        </div>
      ))}
    </Card>
  );
}
