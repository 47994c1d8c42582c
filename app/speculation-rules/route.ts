import { speculationRules } from '@/lib/http/speculation-rules';

export const dynamic = 'force-static';

export function GET() {
  return new Response(JSON.stringify(speculationRules), {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
