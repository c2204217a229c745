/** Whether an address is a path of this site: `//host` and `/\host` look like paths but lead elsewhere. */
export function isOwnPath(address: unknown): address is string {
  const origin = 'https://own.invalid';
  return (
    typeof address === 'string' &&
    address.startsWith('/') &&
    URL.canParse(address, origin) &&
    new URL(address, origin).origin === origin
  );
}
