/** What a page hands over, as navigation state, when it sends the visitor to the failure page. */
export interface FailureHandOver {
  readonly message?: string;
  /** Where "Riprova" goes: a path of this site. */
  readonly backAddress?: string;
}

/** Navigation state survives reloads and deployments, so nothing about it is taken for granted. */
export function readFailureHandOver(state: unknown): FailureHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { message, backAddress } = state as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(typeof backAddress === 'string' && isOwnPath(backAddress) && { backAddress }),
  };
}

/** `//host` and `/\host` look like paths but lead elsewhere. */
function isOwnPath(address: string): boolean {
  const origin = 'https://own.invalid';
  return (
    address.startsWith('/') && URL.canParse(address, origin) && new URL(address, origin).origin === origin
  );
}
