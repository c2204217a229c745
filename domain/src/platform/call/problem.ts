import type * as z from 'zod';
import type { problemSchema } from './problem-schema.ts';

/** The schema has its own file: pages ship the error texts, not the schemas. */
export type Problem = z.output<typeof problemSchema>;

export type ErrorDefinition<Code extends string = string> = {
  readonly code: Code;
  readonly status: number;
  readonly message: string;
  /** A copy of `status` for clients that read this name. */
  readonly status_code?: number;
};

type ErrorTable<Codes extends string> = { readonly [Code in Codes]: ErrorDefinition<Code> };

/** The errors of a feature in one table: code → HTTP status and the Italian text a visitor reads. */
export function defineErrors<Codes extends string>(
  table: Record<Codes, { status: number; message: string }>,
): ErrorTable<Codes> {
  const entries = Object.entries<{ status: number; message: string }>(table);
  return Object.fromEntries(entries.map(([code, error]) => [code, { code, ...error }])) as ErrorTable<Codes>;
}

/** Errors that any call may answer, so that no call has to list them. */
export const generalErrors = defineErrors({
  'malformed-request': { status: 400, message: 'La richiesta non è leggibile.' },
  'origin-refused': {
    status: 403,
    message: 'La richiesta non arriva dal nostro sito, quindi è stata rifiutata.',
  },
  'not-found': { status: 404, message: 'Quello che cerchi non esiste o non è più disponibile.' },
  'payload-too-large': { status: 413, message: 'I dati inviati sono troppi.' },
  'unsupported-media-type': { status: 415, message: 'Il formato dei dati inviati non è previsto.' },
  validation: { status: 422, message: 'Alcuni dati non sono corretti: controlla i campi segnalati.' },
  'too-many-requests': {
    status: 429,
    message: 'Hai fatto troppi tentativi in poco tempo: aspetta un momento e riprova.',
  },
  unexpected: {
    status: 500,
    message:
      "Tranquillo siamo già al lavoro per risolvere il problema, torneremo operativi in un batter d'occhio!",
  },
  overloaded: {
    status: 503,
    message: 'In questo momento riceviamo molte richieste: riprova tra qualche secondo.',
  },
  unavailable: {
    status: 503,
    message: 'In questo momento non riusciamo a rispondere: riprova tra qualche secondo.',
  },
});

export type GeneralErrorCode = keyof typeof generalErrors;
