/** The first wait for another try, the longest, when to give up, and how often to look for what is due; in milliseconds. */
export const timing = { first: 500, longest: 3_600_000, giveUpAfter: 3 * 86_400_000, poll: 1_000 };

const GROWTH = 1.5;

/** When to try again, or null to give up. The wait varies, so that many that failed together don't return together. */
export function retryAt(
  { attempts, queuedAt }: { attempts: number; queuedAt: number },
  { first, longest, giveUpAfter }: typeof timing,
  now = Date.now(),
  random: () => number = Math.random,
): number | null {
  if (now - queuedAt >= giveUpAfter) return null;
  const wait = Math.min(longest, first * GROWTH ** Math.min(attempts - 1, 60));
  return Math.round(now + wait * (0.5 + random() / 2));
}
