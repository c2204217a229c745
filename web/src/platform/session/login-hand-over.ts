import { isOwnPath } from '../router/own-path.ts';

/** Why the login is shown: the text above its form. */
export const LOGIN_REASONS = {
  ended: { tone: 'info', text: 'La sessione è finita: accedi di nuovo e continui da dove eri.' },
  confirmed: { tone: 'success', text: 'Account confermato: ora puoi accedere.' },
  passwordReset: { tone: 'success', text: 'Password reimpostata: accedi con quella nuova.' },
} as const;

export type LoginReason = keyof typeof LOGIN_REASONS;

/** Navigation state that a page passes to the login. */
export type LoginHandOver = {
  /** Where to go after the sign-in: a path of this site. */
  readonly from?: string;
  readonly reason?: LoginReason;
  readonly email?: string;
};

/** Navigation state survives reloads and deployments, so validate all of it. */
export function readLoginHandOver(state: unknown): LoginHandOver {
  if (typeof state !== 'object' || state === null) return {};
  const { from, reason, email } = state as Record<string, unknown>;
  return {
    ...(isOwnPath(from) && { from }),
    ...(isReason(reason) && { reason }),
    ...(typeof email === 'string' && { email }),
  };
}

const isReason = (reason: unknown): reason is LoginReason =>
  typeof reason === 'string' && Object.hasOwn(LOGIN_REASONS, reason);
