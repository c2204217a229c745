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
 * The only way to change a case: its locked row moves along the state table of its kind, with a line in the history, a note if
 * there is one, what follows for its kind, open desks and the log. `answer` is given the row as it is then, and the line that
 * was written: null for a repeated key, which changes nothing. The log is the last thing that is written.
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

/** What the state table lists for every state is never refused by it. */
export async function neverRefused<Outcome, MovedOn extends ErrorDefinition>(
  { movedOn }: { movedOn: MovedOn },
  changing: Promise<Outcome>,
): Promise<Exclude<Outcome, Failure<MovedOn>>> {
  const outcome = await changing;
  if (outcome instanceof Failure && outcome.error === movedOn)
    throw new Error(`${movedOn.code} for what is possible in every state`);
  return outcome as Exclude<Outcome, Failure<MovedOn>>;
}

/** The first line of a case whose row was just stored. */
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

/** From the version of its text that was read: nobody's text is replaced unseen, and every text stays. */
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
  // Repeated, or both wrote the same.
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
