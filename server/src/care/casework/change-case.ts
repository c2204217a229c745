import { noteErrors } from '@riparo/domain/care/casework/note-errors.ts';
import { type ErrorDefinition, generalErrors } from '@riparo/domain/platform/call/problem.ts';
import { and, desc, eq } from 'drizzle-orm';
import { appendToLog } from '../../desk/log/append.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { Failure, failure } from '../../platform/http/problem-answers.ts';
import type { CaseAct, CaseKind, CaseStep, Decision, NoteText } from './case-kind.ts';
import { appendLine, isRepeated } from './history.ts';
import { caseHistory, caseNotes } from './tables.ts';

/**
 * The only way to change a case: moves its locked row along the state table of its kind and adds a line to
 * the history, a note if there is one, the kind's consequences, a notice to open desks and a log entry.
 * `answer` gets the resulting row and its history line: null for a repeated key, which changes nothing. The
 * log entry is written last.
 */
export async function changeCase<
  Row,
  State extends string,
  Action extends string,
  MovedOn extends ErrorDefinition,
  Answer,
  Decided extends Decision<Row> | Failure = Decision<Row>,
>(
  tx: Transaction,
  kind: CaseKind<Row, State, Action, MovedOn>,
  held: Row,
  act: CaseAct<Row, Action, Decided>,
  answer: (row: Row, line: number | null) => Promise<Answer>,
): Promise<Answer | Failure<MovedOn> | Extract<Decided, Failure>> {
  const before = kind.of(held);
  if (await isRepeated(tx, before.id, act)) return answer(held, null);
  const isOutdated = act.version !== undefined && act.version !== before.version;
  const state = isOutdated ? null : kind.stateAfter(held, act.action);
  if (state === null) return failure(kind.movedOn);
  const decided: Decision<Row> | Failure = (await act.decide?.()) ?? {};
  if (decided instanceof Failure) return decided as Extract<Decided, Failure>;
  const { action, actor, now } = act;
  const step = { held, action, state, actor, now };
  const changed = await kind.write(tx, step, { ...act.changes, ...decided.changes });
  if (!changed) throw new Error(`a ${kind.name} is gone while locked`);
  const details = { ...act.details, ...decided.details };
  return settle(tx, kind, changed, { ...act, details }, { ...step, from: before.state }, answer);
}

/** For actions that the state table allows in every state, so that it never refuses them. */
export async function neverRefused<Outcome, MovedOn extends ErrorDefinition>(
  { movedOn }: { movedOn: MovedOn },
  changing: Promise<Outcome>,
): Promise<Exclude<Outcome, Failure<MovedOn>>> {
  const outcome = await changing;
  if (outcome instanceof Failure && outcome.error === movedOn)
    throw new Error(`${movedOn.code} for what is possible in every state`);
  return outcome as Exclude<Outcome, Failure<MovedOn>>;
}

/** Adds the first history line of a case whose row was just stored. */
export function openCase<Row, State extends string, Action extends string>(
  tx: Transaction,
  kind: CaseKind<Row, State, Action>,
  row: Row,
  act: Omit<CaseAct<Row, Action>, 'decide' | 'version' | 'changes'>,
): Promise<number> {
  const { state } = kind.of(row);
  if (state === null) throw new Error(`a ${kind.name} is opened in no state`);
  const { action, actor, now } = act;
  const step = { held: row, action, state, actor, now, from: null };
  return settle(tx, kind, row, act, step, async (_, line) => line);
}

/**
 * Edits a note from the version that was read: no colleague's text is overwritten unseen, and every version
 * stays.
 */
export async function editNote<
  Row,
  State extends string,
  Action extends string,
  MovedOn extends ErrorDefinition,
  Answer,
>(
  tx: Transaction,
  kind: CaseKind<Row, State, Action, MovedOn>,
  held: Row,
  { id, version, text }: NoteText,
  act: Omit<CaseAct<Row, Action>, 'note' | 'decide'>,
  answer: (row: Row, line: number | null) => Promise<Answer>,
) {
  const [latest] = await tx
    .select({ version: caseNotes.version, text: caseNotes.text })
    .from(caseNotes)
    .innerJoin(caseHistory, eq(caseHistory.number, caseNotes.line))
    .where(and(eq(caseNotes.id, id), eq(caseHistory.caseId, kind.of(held).id)))
    .orderBy(desc(caseNotes.version))
    .limit(1);
  if (!latest) return failure(generalErrors['not-found']);
  // A repeated request, or both wrote the same.
  if (latest.text === text) return answer(held, null);
  if (latest.version !== version) return failure(noteErrors.NoteChanged);
  return changeCase(tx, kind, held, { ...act, note: { id, version: version + 1, text } }, answer);
}

async function settle<Row, State extends string, Action extends string, Answer>(
  tx: Transaction,
  kind: CaseKind<Row, State, Action>,
  row: Row,
  { key, note, details = {}, effects }: Pick<CaseAct<Row, Action>, 'key' | 'note' | 'details' | 'effects'>,
  step: CaseStep<Row, State, Action> & { from: State | null },
  answer: (row: Row, line: number) => Promise<Answer>,
): Promise<Answer> {
  const { actor, now } = step;
  const { id, state } = kind.of(row);
  const to = state ?? step.state;
  const line = await appendLine(tx, kind, { ...step, state: to, caseId: id, key, note, details });
  await kind.follow?.(tx, row, step);
  await effects?.(row, line);
  await kind.notify(tx, row, step);
  const given = await answer(row, line);
  const entry = kind.logged({ ...step, details }, row);
  if (entry) await appendToLog(tx, actor, { subject: `${kind.name} ${id}`, ...entry }, now);
  return given;
}
