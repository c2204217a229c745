import type { staffAccessErrors } from '@riparo/domain/platform/call/access-errors.ts';
import type { ReadAction } from '@riparo/domain/platform/call/log-reads.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Transaction } from '../../database/connection.ts';
import type { Failure } from '../problem-answers.ts';
import type { AtDesk } from './at-desk.ts';

/**
 * What somebody at the desk may be shown, because the log has its line. `desk-log/log-reads.ts` alone makes one: a call that reads
 * personal data can answer with nothing else.
 */
export class Logged<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

type Details = Readonly<Record<string, unknown>>;

/** What is asked for, known before it is read. */
export type Asked = {
  /** Whose data, as kind and id; of a list its kind alone. */
  subject: string;
  /** The filter of a list, or which part of something: never personal data. */
  details?: Details;
  /** What was searched for, as it was typed. */
  words?: string | undefined;
};

/** What else the line says, once it was read. */
export type Seen = {
  /** Of a list, everything on it. */
  ids?: readonly string[];
  /** Instead of the subject that was asked for. */
  subject?: string;
  details?: Details;
};

type TooMuch = Failure<(typeof staffAccessErrors)['TooManyReads' | 'TooManySearches']>;

/** Reads in a transaction whose last statement is the line in the log: without the line there is no answer. */
export type Read = <T>(
  asked: Asked,
  work: (tx: Transaction) => Promise<T>,
  seen?: (answer: Exclude<T, Failure>) => Seen,
) => Promise<Outcome<T>>;

type Outcome<T> = Logged<Exclude<T, Failure>> | Extract<T, Failure> | TooMuch;

/**
 * The same for files, which take long to make or leave piece by piece: their line is committed before the first byte leaves.
 * `prepare` holds no connection while it draws or packs.
 */
export type Deliver = <T extends FileToSend | Failure>(
  asked: Asked,
  prepare: () => Promise<T>,
  seen?: (file: Exclude<T, Failure>) => Seen,
) => Promise<Outcome<T>>;

export type FileToSend = { send: (reply: FastifyReply) => unknown };

/** Who reads, by which request, and as what the log calls it. */
export type Reading = { atDesk: AtDesk; request: FastifyRequest; action: ReadAction };

export type ReadLog = (reading: Reading) => { read: Read; deliver: Deliver };

/** What may be shown; whatever was not written down is not. */
export function answerIn(given: unknown): unknown {
  if (given instanceof Logged) return given.answer;
  throw new Error('personal data was read and the log has no line about it');
}
