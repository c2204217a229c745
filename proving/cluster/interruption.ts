export type Interruption = { readonly signal: AbortSignal; readonly happened: Promise<void> };

/**
 * The first signal ends it; further ones are ignored, since npm forwards what the terminal has already sent.
 */
export function endedByUser(): Interruption {
  const abort = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => {
      abort.abort();
      resolve();
    });
  return { signal: abort.signal, happened: promise };
}
