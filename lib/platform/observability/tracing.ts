import 'server-only';
import type { Attributes, Span } from '@opentelemetry/api';

const isWanted = () =>
  Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT || process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  process.env.OTEL_SDK_DISABLED !== 'true';

/** Sends traces where OpenTelemetry's standard variables say. Without them nothing of it is loaded. */
export async function startTracing(): Promise<void> {
  if (!isWanted()) return;
  const { registerOTel } = await import('@vercel/otel');
  registerOTel({
    serviceName: process.env.OTEL_SERVICE_NAME ?? 'sea-oat-stays',
    spanProcessors: ['auto', withoutQueries],
  });
}

/** A query may hold a secret (the draft preview's): traces carry paths alone. */
const withoutQueries = {
  onStart(span: Span & { attributes: Attributes }) {
    for (const name of ['http.target', 'http.url', 'url.full', 'url.query']) {
      const value = span.attributes[name];
      if (typeof value === 'string' && value.includes('?'))
        span.setAttribute(name, value.split('?', 1)[0] ?? '');
    }
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};
