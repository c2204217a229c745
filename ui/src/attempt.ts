/**
 * Runs what may be forbidden, full or broken, such as the browser's storage, and returns undefined if it
 * fails.
 */
export function attempt<R>(access: () => R): R | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
