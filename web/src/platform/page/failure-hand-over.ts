import { isOwnPath } from '../router/own-path.ts';

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
    ...(isOwnPath(backAddress) && { backAddress }),
  };
}
