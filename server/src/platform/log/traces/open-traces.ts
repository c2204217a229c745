import type { Pool, Client } from 'pg';
import type { Log } from '../log.ts';
import type { TracesConfig } from '../../settings/config.ts';
import { openExporter } from './exporter.ts';
import { createTracing, type Tracing, endWhenDone, type Begun } from './tracing.ts';

type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Each statement on these connections becomes a child span of its request or job. */
function traceDatabase(pool: Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as (callback?: Callback) => unknown;
  // Releasing a connection calls the next in line, which belongs to another request.
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

/** The driver accepts statements in many forms; the end of a row-by-row one cannot be observed. */
function textOf(statement: unknown): string | null {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null;
  const { text } = statement as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

/** A statement without values: parameters are separate, and literals are removed. */
export function statementText(text: string): string {
  return text
    .replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, ' ')
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, '?')
    .replaceAll(/[eE]?'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?(?![\w"])/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 2000);
}

/** Its first word and the first table in it. */
export function statementName(text: string): string {
  const verb = /^\w+/.exec(text)?.[0]?.toUpperCase() ?? 'SQL';
  const table = /\b(?:from|into|update|join) (?:only )?(?:"?\w+"?\.)?"?([a-z_]\w*)"?/i.exec(text)?.[1];
  return table === undefined || verb === 'SET' ? verb : `${verb} ${table}`;
}

export type Traces = {
  readonly tracing: Tracing;
  watchDatabase(pool: Pool): void;
  watchProvider<Provider extends object>(name: string, provider: Provider): Provider;
  close(): Promise<void>;
};

/** All tracing code; loaded only when tracing is configured. */
export function openTraces(config: TracesConfig, log: Log): Traces {
  const exporter = openExporter(config, log);
  const tracing = createTracing(exporter.take, config.share);
  return {
    tracing,
    watchDatabase: (pool) => traceDatabase(pool, tracing),
    watchProvider: (name, provider) => traceProvider(name, provider, tracing),
    close: exporter.close,
  };
}

/** Each provider call becomes a child span named after the operation, never with its arguments. */
function traceProvider<Provider extends object>(
  name: string,
  provider: Provider,
  tracing: Tracing,
): Provider {
  return new Proxy(provider, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const begun = tracing.beginPart({
          name: `${name} ${String(key)}`,
          kind: 'client',
          attributes: { 'peer.service': name },
        });
        const result: unknown = tracing.within(begun, () => Reflect.apply(value, target, args));
        // A stream has no single end: only its start is recorded.
        if (!(result instanceof Promise)) begun?.end();
        return result instanceof Promise ? endWhenDone(begun, () => result) : result;
      };
    },
  });
}
