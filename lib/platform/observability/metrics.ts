import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { singleton } from '../singleton.ts';

/** Counters of this process, for `/api/metrics`. Labels never contain text that a visitor can choose. */
export const metrics = singleton('metrics', () => {
  const registry = new Registry();
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
