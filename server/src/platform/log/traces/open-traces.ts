import type { Pool, Client } from 'pg';
import type { Log } from '../log.ts';
import type { TracesConfig } from '../../settings/config.ts';
import { openExporter } from './exporter.ts';
import { createTracing, type Tracing, untilDone, type Begun } from './tracing.ts';

type Callback = (error: unknown, ...rest: unknown[]) => void;

/** Each statement of these connections is a part of the request or job that asked it. */
function traceDatabase(pool: Pool, tracing: Tracing): void {
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

/** A statement without any value: those that travel beside it are not in it, and what is written into it goes. */
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

/** Its first word, and the first table that it names. */
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

/** Everything that traces, for whoever wants them: nobody else loads this file. */
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

/** Each call of a provider is a part of what asks it, by the name of what it does; never what it is told. */
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
        // What is told one by one has no single end: only its beginning is.
        if (!(result instanceof Promise)) begun?.end();
        return result instanceof Promise ? untilDone(begun, () => result) : result;
      };
    },
  });
}
