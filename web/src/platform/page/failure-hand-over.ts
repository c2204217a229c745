import { isOwnPath } from '../router/own-path.ts';

/** Navigation state that a page passes to the failure page. */
export interface FailureHandOver {
  readonly message?: string;
  /** Where "Riprova" leads: a path of this site. */
  readonly backAddress?: string;
}

/** Navigation state survives reloads and deployments, so validate all of it. */
export function readFailureHandOver(state: unknown): FailureHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { message, backAddress } = state as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(isOwnPath(backAddress) && { backAddress }),
  };
}
