import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { singleton } from '../singleton.ts';

/** What this process counts, for `/api/metrics`. Labels hold nothing that a stranger chooses. */
export const metrics = singleton('metrics', () => {
  const registry = new Registry();
  // Memory, processor time and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const settings = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => ({
    ...{ name: `site_${name}`, help, labelNames, registers: [registry] },
  });
  return {
    registry,
    responses: new Counter(settings('responses_total', 'Responses, by status.', 'status')),
    forms: new Counter(settings('forms_total', 'Responses to forms, by API and status.', 'api', 'status')),
    pageCache: new Counter(
      settings('page_cache_total', 'Cache reads (hit, stale, miss) and writes.', 'kind', 'result'),
    ),
    renders: new Counter(settings('renders_total', 'Pages rendered for one request each.')),
    deliveries: new Gauge(settings('deliveries', 'Leads waiting, and deliveries given up.', 'state')),
  };
});
