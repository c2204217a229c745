import type { ErrorDefinition } from '@riparo/domain/platform/call/problem.ts';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { NoteId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import type { Actor, LogEntry } from '../../desk/log/append.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Failure } from '../../platform/http/problem-answers.ts';

/** The customer in a history. History lines outlive customers, so they carry no name. */
export const theCustomer: Actor = { id: null, name: 'La persona', address: '' };

export type Details = Readonly<Record<string, unknown>>;

export type Decision<Row> = { changes?: Partial<Row>; details?: Details };

/** An action on a case, by whom and when. */
export type CaseAct<Row, Action extends string, Decided extends Decision<Row> | Failure = Decision<Row>> = {
  action: Action;
  actor: Actor;
  now: Date;
  /** Repeated by the same person on the same case, it changes nothing. */
  key?: SubmissionKey | undefined;
  /** The version that was read, for actions that must not overwrite a newer one. */
  version?: number | undefined;
  changes?: Partial<Row>;
  /** For the history and the log, without personal data. */
  details?: Details;
  note?: string | NoteText | null | undefined;
  /** Checks and further changes, run once the state table allows the action and it is not a repeat. */
  decide?: () => Promise<Decided>;
  /** Mails and other effects of this action, once the row is written; called with the line of the history. */
  effects?: (changed: Row, line: number) => Promise<unknown>;
};

export type NoteText = { id: NoteId; version: number; text: string };

export type CaseStep<Row, State extends string, Action extends string> = {
  /** The row before the change. */
  held: Row;
  action: Action;
  state: State;
  actor: Actor;
  now: Date;
};

/** What differs between kinds of case; the rest is shared (decision 0102). */
export type CaseKind<
  Row,
  State extends string,
  Action extends string,
  MovedOn extends ErrorDefinition = ErrorDefinition,
> = {
  /** Stored with each line of the history, and used as the subject's name in the log. */
  name: string;
  of: (row: Row) => { id: string; state: State | null; version: number };
  /** The next state by the kind's state table; null where the table does not allow the action. */
  stateAfter: (row: Row, action: Action) => State | null;
  /** The error when the state table does not allow the action, or a newer version exists. */
  movedOn: MovedOn;
  /** Stores the new state with the changes, and raises the version. */
  write: (
    tx: Transaction,
    step: CaseStep<Row, State, Action>,
    changes: Partial<Row>,
  ) => Promise<Row | undefined>;
  /** Consequences of every change: deadlines, the queue. */
  follow?: (tx: Transaction, changed: Row, step: CaseStep<Row, State, Action>) => Promise<void>;
  /** Notifies open desks. */
  notify: (tx: Transaction, changed: Row, step: CaseStep<Row, State, Action>) => Promise<void>;
  /** Null for actions that are not logged; the subject is the case unless another one is given. */
  logged: (
    step: Pick<CaseStep<Row, State, Action>, 'action' | 'state'> & { details: Details },
    row: Row,
  ) => (Omit<LogEntry, 'subject'> & { subject?: string }) | null;
};

// oxlint-disable-next-line typescript/no-explicit-any -- a kind takes rows and gives them: only `any` is any kind of case.
export type AnyKind = CaseKind<any, any, any>;

type CaseTable = PgTable & { id: AnyPgColumn; version: AnyPgColumn };

/** Updates the row of a case in the table of its kind. */
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
