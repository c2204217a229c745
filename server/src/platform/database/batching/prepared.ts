import type { Database } from '../connection.ts';

/** Under a name of its own: each connection plans it once. */
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** Runs it on any connection that is free. */
export async function runPrepared<Row extends object>(db: Database, statement: Statement): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>(statement);
  return rows;
}

/**
 * Stores what belongs together in one transaction, sent before the first answer is back: no statement hears of
 * another's answer. When one fails, nothing is stored.
 */
export async function storeInOneTrip(db: Database, store: (run: Run) => Promise<unknown>): Promise<void> {
  const connection = await db.$client.connect();
  const sent: Promise<unknown>[] = [];
  const send = async (statement: Statement | string) => {
    const answer = connection.query(statement);
    sent.push(answer);
    return answer;
  };
  const run: Run = async <Row extends object>(statement: Statement) => (await send(statement)).rows as Row[];
  try {
    await Promise.all([send('begin'), store(run)]);
    await send('commit');
    connection.release();
  } catch (error) {
    // Those sent after the one that failed are answered first.
    await Promise.allSettled(sent);
    const isUndone = await connection.query('rollback').then(
      () => true,
      () => false,
    );
    // One that can not even undo is of no more use.
    connection.release(!isUndone);
    throw error;
  }
}
