import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 60;

/**
 * Asks again until there is an answer.
 * @param attempt returns something falsy, or throws, as long as it is not so
 * @throws with the last answer, after `limit` milliseconds
 */
export async function until<T>(
  what: string,
  attempt: () => T | Promise<T>,
  limit = 20_000,
): Promise<Exclude<T, false | 0 | '' | null | undefined>> {
  const end = Date.now() + limit;
  let last: unknown;
  for (;;) {
    try {
      const answer = await attempt();
      if (answer) return answer as Exclude<T, false | 0 | '' | null | undefined>;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}; last: ${String(last)}`);
    await pause(POLL_MS);
  }
}
