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
  const run: Run = async <Row extends object>(statement: Statement) =>
    (await connection.query<Row>(statement)).rows;
  try {
    await Promise.all([connection.query('begin'), store(run)]);
    await connection.query('commit');
    connection.release();
  } catch (error) {
    const isUndone = await connection.query('rollback').then(
      () => true,
      () => false,
    );
    // One that can not even undo is of no more use.
    connection.release(!isUndone);
    throw error;
  }
}
