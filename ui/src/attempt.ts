/** What may be forbidden, full or broken, such as the browser's storage: then there is nothing. */
export function attempt<R>(access: () => R): R | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
