import { randomUUID } from 'node:crypto';
import { notesFrom } from '@riparo/domain/care/casework/note-versions.ts';
import type { NoteId, StaffId, SubmissionKey } from '@riparo/domain/platform/values/ids.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, max, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Actor } from '../../desk/log/append.ts';
import type { AnyKind, CaseKind, Details, NoteText } from './case-kind.ts';
import { caseHistory, caseNotes } from './tables.ts';

export type CaseLine<State extends string, Action extends string> = Omit<
  typeof caseHistory.$inferSelect,
  'action' | 'fromState' | 'toState' | 'kind'
> & {
  action: Action;
  fromState: State | null;
  toState: State;
  /** The text of the note written with it. */
  note: string | null;
  noteId: NoteId | null;
  noteVersion: number | null;
};

/** The full history of these cases of a kind, the first line first. */
export async function historyOf<State extends string, Action extends string>(
  db: Database | Transaction,
  { name }: Pick<CaseKind<never, State, Action>, 'name' | 'stateAfter'>,
  ids: readonly string[],
): Promise<CaseLine<State, Action>[]> {
  const { kind: _kind, ...columns } = getTableColumns(caseHistory);
  const lines = await db
    .select({ ...columns, note: caseNotes.text, noteId: caseNotes.id, noteVersion: caseNotes.version })
    .from(caseHistory)
    .leftJoin(caseNotes, eq(caseNotes.line, caseHistory.number))
    .where(and(inArray(caseHistory.caseId, [...ids]), eq(caseHistory.kind, name)))
    .orderBy(asc(caseHistory.number));
  return lines as CaseLine<State, Action>[];
}

/** The notes among these lines, each in its current version with its earlier texts. */
export const notesOf = <State extends string, Action extends string>(
  lines: readonly CaseLine<State, Action>[],
) =>
  notesFrom(
    lines.flatMap(({ action, noteId: id, noteVersion: version, note: text, actorName: author, at }) =>
      isNoteAction(action) && id !== null && version !== null && text !== null
        ? [{ id, version, text, author, at: at.toISOString() }]
        : [],
    ),
  );

/** A text written with another action, such as the outcome of a call, is shown with that action only. */
const isNoteAction = (action: string) => action === 'note' || action === 'edit-note';

/** Erases the texts of staff notes; the lines of the history stay. */
export async function forgetNotes(
  tx: Transaction,
  { name }: Pick<AnyKind, 'name'>,
  ids: readonly string[] | SQLWrapper,
): Promise<void> {
  const lines = tx
    .select({ number: caseHistory.number })
    .from(caseHistory)
    .where(and(eq(caseHistory.kind, name), inArray(caseHistory.caseId, ids as SQLWrapper)));
  await tx.delete(caseNotes).where(inArray(caseNotes.line, lines));
}

type NewLine = {
  caseId: string;
  action: string;
  from: string | null;
  state: string;
  actor: Actor;
  now: Date;
  details: Details;
  note?: string | NoteText | null | undefined;
  key?: SubmissionKey | undefined;
};

/**
 * Shared by all writers of cases; taken exclusively to find out up to which number the history is complete.
 */
const historyLock = sql`hashtextextended('case history', 0)`;

export async function appendLine(
  tx: Transaction,
  { name }: Pick<AnyKind, 'name'>,
  { caseId, action, from, state, actor, now, details, note, key }: NewLine,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${historyLock})`);
  const [line] = await tx
    .insert(caseHistory)
    .values({
      kind: name,
      caseId,
      at: now,
      actorId: actor.id as StaffId | null,
      actorName: actor.name,
      action,
      fromState: from,
      toState: state,
      details,
      key: key ?? null,
    })
    .returning({ number: caseHistory.number });
  if (!line) throw new Error('a line of a history was not stored');
  if (note) {
    const text =
      typeof note === 'string' ? { id: randomUUID() as string as NoteId, version: 1, text: note } : note;
    await tx.insert(caseNotes).values({ line: line.number, ...text });
  }
  return line.number;
}

/**
 * The number up to which the history is complete. Numbers are assigned before their rows are committed, in
 * any order; every writer shares the lock, so holding it exclusively for a moment means that all of them have
 * finished.
 */
export const newestLine = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${historyLock})`);
    const [found] = await tx.select({ newest: max(caseHistory.number) }).from(caseHistory);
    return found?.newest ?? 0;
  });

const isBy = ({ id }: Actor) =>
  id === null ? isNull(caseHistory.actorId) : eq(caseHistory.actorId, id as StaffId);

/** Whether the same person has already done it on this case with this key. */
export async function isRepeated(
  db: Database | Transaction,
  caseId: string,
  { key, actor }: { key?: SubmissionKey | undefined; actor: Actor },
): Promise<boolean> {
  if (!key) return false;
  const isSame = and(eq(caseHistory.key, key), eq(caseHistory.caseId, caseId), isBy(actor));
  return (await db.$count(caseHistory, isSame)) > 0;
}

/** Whether the history already mentions that a file was added. */
export const isFileNoted = async (
  db: Database | Transaction,
  caseId: string,
  fileId: string,
): Promise<boolean> =>
  (await db.$count(
    caseHistory,
    and(eq(caseHistory.caseId, caseId), sql`${caseHistory.details}->>'file' = ${fileId}`),
  )) > 0;

/** The case opened or changed with a key, for callers that do not know which one. */
export async function caseChangedBy(
  tx: Transaction,
  { name }: Pick<AnyKind, 'name'>,
  key: SubmissionKey,
  actor: Actor,
): Promise<string | undefined> {
  const [line] = await tx
    .select({ id: caseHistory.caseId })
    .from(caseHistory)
    .where(and(eq(caseHistory.key, key), eq(caseHistory.kind, name), isBy(actor)));
  return line?.id;
}
