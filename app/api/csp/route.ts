import { checkSameOrigin, consumeRateLimit, refuseMethods, withErrors } from '@/lib/platform/http/guards';
import { memoryRateLimiter } from '@/lib/platform/http/rate-limiter';
import { mediaType, readBytes } from '@/lib/platform/http/read-body';
import { Refusal } from '@/lib/platform/http/refusal';
import { violationsOf } from '@/lib/platform/observability/csp-report';
import { logOf } from '@/lib/platform/observability/log';
import { parseJson } from '@/lib/platform/parse-json';

const log = logOf('csp');
const limiter = memoryRateLimiter({ perMinute: 60 });
const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** One broken extension reports the same thing on every page: a line a minute for each thing is enough. */
const lines = memoryRateLimiter({ perMinute: 1, ceiling: 20 });

/** Violations of the policy, as browsers report them: a line of the log each, sampled, and nothing about the visitor. */
export const POST = withErrors('csp', async (request: Request) => {
  checkSameOrigin(request);
  await consumeRateLimit(request, limiter);
  if (!types.includes(mediaType(request))) throw new Refusal(415, 'unsupported-type');
  const body = new TextDecoder().decode(await readBytes(request, 16 * 1024));
  const violations = violationsOf(parseJson(body));
  if (!violations) throw new Refusal(400, 'malformed');
  for (const violation of violations) {
    const { directive, blocked, page } = violation;
    if ((await lines.take(`${directive} ${blocked} ${page}`)) === 0) log.warn(violation, 'policy violated');
  }
  return new Response(null, { status: 204 });
});

const refuse = refuseMethods('POST');

export { refuse as DELETE, refuse as GET, refuse as HEAD, refuse as OPTIONS, refuse as PATCH, refuse as PUT };
