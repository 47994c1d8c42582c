import { company } from '@/content/company';

/** What a visitor can do when a page breaks: try again, go home, or call. */
export function ErrorPanel({ retry }: { retry: () => void }) {
  return (
    <section className="section" aria-labelledby="error-title">
      <div className="wrap grid gap-6">
        <h1 id="error-title">Something went wrong on our side</h1>
        <p className="lead">
          Try again, or call us at{' '}
          <a className="underline underline-offset-4" href={company.phone.href}>
            {company.phone.display}
          </a>{' '}
          and we will help you right away.
        </p>
        <div className="actions">
          <button type="button" className="btn btn-main" onClick={retry}>
            Try again
          </button>
          <a className="btn btn-line" href="/">
            Back to Home
          </a>
        </div>
      </div>
    </section>
  );
}
