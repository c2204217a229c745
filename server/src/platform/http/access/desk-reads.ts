import type { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import type { ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connection.ts';
import type { Failure } from '../problem-answers.ts';
import type { SignedInStaff } from './signed-in-staff.ts';

/**
 * Data that may be shown at the desk because its log line exists. Only `desk-log/log-reads.ts` creates it,
 * and a call that reads personal data can return nothing else.
 */
export class Logged<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

type Details = Readonly<Record<string, unknown>>;

/** The request, known before anything is read. */
export type Asked = {
  /** Kind and id of the person or object; only the kind for a list. */
  subject: string;
  /** The filter of a list, or the part of an object: never personal data. */
  details?: Details;
  /** The search text as typed. */
  words?: string | undefined;
};

/** What the line adds after reading. */
export type Seen = {
  /** All ids on a list. */
  ids?: readonly string[];
  /** Replaces the requested subject. */
  subject?: string;
  details?: Details;
};

type TooMuch = Failure<(typeof staffAccessErrors)['TooManyReads' | 'TooManySearches']>;

/** Reads in a transaction whose last statement writes the log line: without the line there is no answer. */
export type Read = <T>(
  asked: Asked,
  work: (tx: Transaction) => Promise<T>,
  seen?: (answer: Exclude<T, Failure>) => Seen,
) => Promise<Outcome<T>>;

type Outcome<T> = Logged<Exclude<T, Failure>> | Extract<T, Failure> | TooMuch;

/**
 * The same for files, which take long to make or are streamed: their line is committed before the first byte
 * is sent. `prepare` holds no connection while it draws or compresses.
 */
export type Deliver = <T extends FileToSend | Failure>(
  asked: Asked,
  prepare: () => Promise<T>,
  seen?: (file: Exclude<T, Failure>) => Seen,
) => Promise<Outcome<T>>;

export type FileToSend = { send: (reply: FastifyReply) => unknown };

/** Who reads, in which request, and the log's name for it. */
export type Reading = { atDesk: SignedInStaff; request: FastifyRequest; action: ReadAction };

export type ReadLog = (reading: Reading) => { read: Read; deliver: Deliver };

/** Unwraps logged data; anything else is refused. */
export function answerIn(given: unknown): unknown {
  if (given instanceof Logged) return given.answer;
  throw new Error('personal data was read and the log has no line about it');
}
