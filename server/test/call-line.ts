import type { Call } from '@riparo/domain/platform/call/call.ts';

/** One line per call: its roles, answer, timeout, and possible errors. */
export function callLine({ id, access, answer, timeoutMs, errors }: Call): string {
  const who = 'permission' in access ? `${access.who} ${access.permission}` : access.who;
  const refusals = errors.map(({ code, status }) => `${status} ${code}`);
  return [id.padEnd(32), who.padEnd(28), answer.status, `${timeoutMs} ms`, refusals.join(', ')]
    .join('  ')
    .trimEnd();
}
