/** What brought somebody here instead: handed over by navigation, so nothing about it is taken for granted. */
export function unknownAddressIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { unknownAddress } = state as Record<string, unknown>;
  return typeof unknownAddress === 'string' && unknownAddress !== '' ? readable(unknownAddress) : null;
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
