import type { Client, Pool } from 'pg';
import { statementName, statementText } from './statement-text.ts';
import type { Begun, Tracing } from './tracing.ts';

type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Each statement of these connections is a part of the request or job that asked it. */
export function traceDatabase(pool: Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  // Whoever gives a connection back calls the next in line, who is another request.
  pool.connect = ((callback?: Callback) =>
    callback ? connect(tracing.bind(callback)) : connect()) as Pool['connect'];
  pool.on('connect', (client) => traceClient(client as unknown as Client, tracing));
}

function traceClient(client: Client, tracing: Tracing): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const text = textOf(args[0]);
    const begun = text === null ? null : beginStatement(tracing, text);
    if (!begun) return query(...args);
    const last = args.at(-1);
    if (typeof last === 'function') return query(...args.slice(0, -1), ending(begun, last as Callback));
    const answer = query(...args) as Promise<unknown>;
    answer.then(
      () => begun.end(),
      () => begun.end({ hasFailed: true }),
    );
    return answer;
  }) as Client['query'];
}

function beginStatement(tracing: Tracing, text: string): Begun | null {
  const bare = statementText(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': bare };
  return tracing.beginPart({ name: statementName(bare), kind: 'client', attributes });
}

const ending =
  (begun: Begun, callback: Callback): Callback =>
  (error, ...rest) => {
    begun.end({ hasFailed: Boolean(error) });
    callback(error, ...rest);
  };

/** The driver takes a statement in many forms; one that reads row by row has no end that we hear of. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : null;
}
