import type { CodePurpose } from '@riparo/domain/platform/sign-in/code-rules.ts';
import type { Limiter } from '../../http/rate-limit/limiter.ts';
import type { RateLimit, Verdict } from '../../http/rate-limit.ts';

const minuteSeconds = 60;
const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;

// The daily limit stops a patient attacker: 200 tries a day against a million codes.
const limits: readonly RateLimit[] = [
  { max: 1, windowSeconds: minuteSeconds },
  { max: 5, windowSeconds: hourSeconds },
  { max: 20, windowSeconds: daySeconds },
];

type CodeMail = CodePurpose | 'registration' | 'signature';

/**
 * Counts a mail with a code to a mailbox, or for an account, whoever requests it. Counted before any lookup,
 * so that concurrent requests do not all pass.
 */
export async function mayMailCode(limiter: Limiter, mail: CodeMail, to: string): Promise<Verdict> {
  for (const limit of limits) {
    const verdict = await limiter.hit(`${mail} code to ${to} in ${limit.windowSeconds} s`, limit);
    if (!verdict.allowed) return verdict;
  }
  return { allowed: true };
}

/** Nothing remains that could be guessed or flooded, so counting restarts. */
export async function resetCodeMails(limiter: Limiter, mail: CodeMail, to: string): Promise<void> {
  for (const { windowSeconds } of limits) await limiter.forget(`${mail} code to ${to} in ${windowSeconds} s`);
}
