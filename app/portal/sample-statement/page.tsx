import { StatementView } from '@/components/samples/statement-view';
import { sampleStatementPage } from '@/content/sample-statement';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  ...sampleStatementPage,
  path: '/portal/sample-statement',
  noindex: true,
});

export default function SampleStatementPage() {
  return <StatementView />;
}
