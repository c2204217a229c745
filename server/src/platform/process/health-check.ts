/**
 * For a container's health check: succeeds while the server process is ready for visitors. Without imports,
 * so that it is quick.
 */
export async function isReady(): Promise<boolean> {
  const address = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}/readyz`;
  return fetch(address, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

if (import.meta.main) process.exitCode = (await isReady()) ? 0 : 1;
