/** The scanner's address in the form of Node's sockets. */
export type ScannerConfig = { host: string; port: number } | { path: string };

const defaultPort = 3310;

/** `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`; null if invalid. */
export function scannerAt(text: string): ScannerConfig | null {
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? [];
  if (path !== undefined) return { path };
  if (!text.startsWith('tcp://') || !URL.canParse(text)) return null;
  const { hostname, port, pathname } = new URL(text);
  if (hostname === '' || !['', '/'].includes(pathname)) return null;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? defaultPort : Number(port) };
}
