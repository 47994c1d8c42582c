import { sampleAnalysisPage } from '@/content/sample-analysis';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...sampleAnalysisPage, path: '/partner/sample-analysis' });

export { SampleAnalysisView as default } from '@/components/samples/sample-analysis-view';
