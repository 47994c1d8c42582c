import { sampleStatementPage } from '@/content/sample-statement';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  ...sampleStatementPage,
  path: '/portal/sample-statement',
});

export { StatementView as default } from '@/components/samples/statement-view';
