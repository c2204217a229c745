import type { ErrorDefinition } from './problem.ts';

/**
 * What the browser itself reports when no answer arrives. In a separate file because pages ship this and not
 * the schemas.
 */
export const connectionErrors = {
  network: {
    code: 'network',
    status: 0,
    message: 'Non riusciamo a raggiungere il server: controlla la connessione e riprova.',
  },
  timeout: {
    code: 'timeout',
    status: 0,
    message: 'Il server ci sta mettendo troppo a rispondere: riprova tra qualche minuto.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ConnectionErrorCode = keyof typeof connectionErrors;
