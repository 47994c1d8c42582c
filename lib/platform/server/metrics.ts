import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { unknownShapes } from '../next/unknown-shapes.ts';
import { routeOf } from '../observability/route-of.ts';
import { ROUTE_METHODS } from './request-guards.ts';

collectDefaultMetrics();

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answers by kind of address, method and status',
  labelNames: ['route', 'method', 'status'] as const,
});
const seconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time from the request to the end of its answer',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
const open = new Gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered' });

new Gauge({
  name: 'next_unknown_shapes',
  help: 'Documents served as Next made them, by what we did not know of them (lib/platform/next/README.md)',
  labelNames: ['shape'] as const,
  collect() {
    for (const [shape, count] of Object.entries(unknownShapes)) this.set({ shape }, count);
  },
});

/** The figures of this process in Prometheus' text form: its requests, and Node's own. */
export const metricsText = () => register.metrics();

/** Counts the answer to `request` once it has ended. */
export function countRequest(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  // Addresses and methods are made up too: only ours become labels.
  const { url = '', method: asked = '' } = request;
  const route = routeOf(url);
  open.inc();
  response.once('close', () => {
    open.dec();
    const method = ROUTE_METHODS.has(asked) ? asked : 'other';
    requests.inc({ route, method, status: response.writableFinished ? response.statusCode : 499 });
    seconds.observe({ route }, (performance.now() - start) / 1000);
  });
}
