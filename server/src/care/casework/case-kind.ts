import type { ErrorDefinition } from '@riparo/domain/platform/call/problem.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NoteId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { Actor, LogEntry } from '../../desk/log/append.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Failure } from '../../platform/http/problem-answers.ts';

/** The customer in a history. It outlives them, so it does not name them. */
export const theCustomer: Actor = { id: null, name: 'La persona', address: '' };

export type Details = Readonly<Record<string, unknown>>;

export type Decision<Row> = { changes?: Partial<Row>; details?: Details };

/** What is done with a case, by whom and when. */
export type CaseAct<Row, Action extends string, Decided extends Decision<Row> | Failure = Decision<Row>> = {
  action: Action;
  actor: Actor;
  now: Date;
  /** Sent again by the same person for the same case it changes nothing. */
  key?: SubmissionKey | undefined;
  /** The version that was read, where the act must not pass over a newer one. */
  version?: number | undefined;
  changes?: Partial<Row>;
  /** For the history and the log, without personal data. */
  details?: Details;
  note?: string | NoteText | null | undefined;
  /** Checks and further changes of an act that the state allows and that is not a repeat. */
  decide?: () => Promise<Decided>;
  /** Mails and whatever else belongs to this act, once the row is written; with the line of the history. */
  effects?: (changed: Row, line: number) => Promise<unknown>;
};

export type NoteText = { id: NoteId; version: number; text: string };

export type CaseStep<Row, State extends string, Action extends string> = {
  /** As it was before. */
  held: Row;
  action: Action;
  state: State;
  actor: Actor;
  now: Date;
};

/** What a kind of case brings with it; the rest is the same for all of them (decision 0102). */
export type CaseKind<
  Row,
  State extends string,
  Action extends string,
  MovedOn extends ErrorDefinition = ErrorDefinition,
> = {
  /** Stored with each line of the history, and the name of the subject in the log. */
  name: string;
  of: (row: Row) => { id: string; state: State | null; version: number };
  /** By the kind's state table; null where it has no line. */
  stateAfter: (row: Row, action: Action) => State | null;
  /** The refusal where the table has no line, or a newer version is there. */
  movedOn: MovedOn;
  /** Stores the new state with the changes, and raises the version. */
  write: (
    tx: Transaction,
    step: CaseStep<Row, State, Action>,
    changes: Partial<Row>,
  ) => Promise<Row | undefined>;
  /** What follows from every change: deadlines, the queue. */
  follow?: (tx: Transaction, changed: Row, step: CaseStep<Row, State, Action>) => Promise<void>;
  /** Tells open desks. */
  notify: (tx: Transaction, changed: Row, step: CaseStep<Row, State, Action>) => Promise<void>;
  /** Null for what the log does not list; about the case, unless it says of what else. */
  logged: (
    step: Pick<CaseStep<Row, State, Action>, 'action' | 'state'> & { details: Details },
    row: Row,
  ) => (Omit<LogEntry, 'subject'> & { subject?: string }) | null;
};

// oxlint-disable-next-line typescript/no-explicit-any -- a kind takes rows and gives them: only `any` is any kind of case.
export type AnyKind = CaseKind<any, any, any>;

type CaseTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** Writes the row of a case that is in a table of its kind. */
export async function writeRow<Table extends CaseTable>(
  tx: Transaction,
  table: Table,
  id: string,
  changes: Partial<Table['$inferSelect']>,
): Promise<Table['$inferSelect'] | undefined> {
  const rows = await tx
    .update(table)
    .set({ ...changes, version: sql`${table.version} + 1` } as never)
    .where(eq(table.id, id))
    .returning();
  return (rows as Table['$inferSelect'][])[0];
}
