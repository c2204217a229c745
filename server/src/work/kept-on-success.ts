/** Those who ask at once wait for the same drawing; after a failure the next one tries again. */
export function keptOnSuccess<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
