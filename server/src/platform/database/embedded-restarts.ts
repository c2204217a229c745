const maximumRestarts = 5;
const forgottenAfterMs = 10 * 60_000;

/**
 * The recent restarts plus one more; null if the server stops so often that another restart would not help.
 */
export function countRestart(earlier: readonly number[], now: number): number[] | null {
  const restarts = [...earlier.filter((at) => at > now - forgottenAfterMs), now];
  return restarts.length > maximumRestarts ? null : restarts;
}
