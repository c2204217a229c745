import type { Database } from '../connection.ts';

/** A named statement, which each connection plans once. */
export type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** Runs it on any free connection. */
export async function runPrepared<Row extends object>(db: Database, statement: Statement): Promise<Row[]> {
  const { rows } = await db.$client.query<Row>(statement);
  return rows;
}

/**
 * Stores related rows in one transaction, sent without waiting for answers: no statement sees the result of
 * another. If one fails, nothing is stored.
 */
export async function storeInOneRoundTrip(
  db: Database,
  store: (run: Run) => Promise<unknown>,
): Promise<void> {
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
    // Wait for the statements sent after the one that failed.
    await Promise.allSettled(sent);
    const isUndone = await connection.query('rollback').then(
      () => true,
      () => false,
    );
    // A connection that cannot even roll back is discarded.
    connection.release(!isUndone);
    throw error;
  }
}
